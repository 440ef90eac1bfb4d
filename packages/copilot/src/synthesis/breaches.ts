import type { Synthesis } from "@concordat/contracts/synthesis";
import { type Breach, breaches } from "../form/breaches.js";
import { isOutOfRange } from "../form/item-list.js";
import { isMarkdown } from "../form/markdown.js";
import { sentenceCount } from "../form/sentence-count.js";
import { isParagraph } from "./stance.js";
import { isCautious } from "./too-little-known.js";

/** Returns the names of the rules of the request that a synthesis breaks. */
export function breachesOf(synthesis: Synthesis): Breach[] {
  const { recommendation, rationale, key_tradeoffs, next_steps, open_questions } = synthesis;
  const lists = [key_tradeoffs, next_steps, open_questions];
  const items = lists.flat();
  return [
    ...(isParagraph(recommendation) ? [breaches.stance] : []),
    ...([recommendation, rationale, ...items].some(isMarkdown) ? [breaches.markdown] : []),
    ...(items.some((item) => sentenceCount(item) > 1) ? [breaches.longItems] : []),
    ...(lists.some((list) => isUnasked(list, synthesis)) ? [breaches.outOfRange] : []),
  ];
}

/**
 * Whether the length of a list differs from the requested one. An empty list is accepted, and also a short one if too
 * little is known.
 */
function isUnasked({ length }: readonly string[], synthesis: Synthesis): boolean {
  if (length === 0) return false;
  return isOutOfRange(length) && !(length === 1 && isCautious(synthesis));
}
