import type { LoadedScenario } from "./loaded-scenario.js";

/**
 * Returns the posts of a scenario's file and events. Relevance is computed for them. A reply has the relevance of its
 * root post.
 */
export function startingPosts({
  posts,
  scenario: { events },
}: Pick<LoadedScenario, "posts" | "scenario">): readonly { readonly id: string; readonly text: string }[] {
  const announced = events.flatMap((event) => (event.kind === "post" ? [event.post] : []));
  return [...posts, ...announced].map(({ id, text }) => ({ id, text }));
}
