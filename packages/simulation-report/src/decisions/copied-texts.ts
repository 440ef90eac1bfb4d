import type { ShownToAgent, WorldView } from "@concordat/simulation";
import type { ListedDecision } from "./decision.js";
import { repeatsText } from "./repeats-text.js";

type Written = Pick<ListedDecision, "content" | "reason">;

/**
 * Returns which texts of a decision only repeat a text that the agent was shown: the post, the post that it replies to,
 * or the agent's own profile.
 */
export function copiedTexts(
  { content, reason }: Written,
  shown: ShownToAgent | null,
  world: WorldView,
): ListedDecision["copied"] {
  if (shown === null || (content === null && reason === null)) return [];
  const texts = shownTexts(shown, world);
  const isCopied = (written: string | null): boolean =>
    written !== null && texts.some((text) => repeatsText(written, text));
  return [
    ...(isCopied(reason) ? (["reason"] as const) : []),
    ...(isCopied(content) ? (["content"] as const) : []),
  ];
}

function shownTexts({ agent, post }: ShownToAgent, { audience, posts }: WorldView): readonly string[] {
  const parent = posts.parent[post] ?? -1;
  const { name, interests, personality } = audience.profile(agent);
  return [
    posts.given(post).text,
    ...(parent < 0 ? [] : [posts.given(parent).text]),
    [name, ...interests].join(" "),
    personality,
  ];
}
