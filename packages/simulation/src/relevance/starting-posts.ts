import type { LoadedScenario } from "../scenario/loaded-scenario.js";

/**
 * The posts that a scenario names, in its file and in its events: what relevance is computed for. Replies are as relevant as the
 * post that they are about.
 */
export function startingPosts({
  posts,
  scenario: { events },
}: Pick<LoadedScenario, "posts" | "scenario">): readonly { readonly id: string; readonly text: string }[] {
  const announced = events.flatMap((event) => (event.kind === "post" ? [event.post] : []));
  return [...posts, ...announced].map(({ id, text }) => ({ id, text }));
}
