import { textBetween } from "../../find/found.js";
import { errorLine } from "../exclude/reported-error.js";
import { ahead, disowns, leads, maxLeadLength, refuses } from "./introduction.js";
import type { AcceptedValue } from "./is-consistent.js";
import { givesOtherMember, sentenceEnd } from "./second-thoughts.js";
import type { Passed } from "./text-conflict.js";

/**
 * Judges the words around an answer: returns the offset at which they withdraw it; `null` if none does. There are two:
 * one with a small table of weights, for bundles of browsers, and one with a large table. Decision 759.
 */
export type TakenBack = (answer: AcceptedValue, text: string, passed: readonly Passed[]) => number | null;

/**
 * Returns the offset at which a line reports an error, a sentence gives another member or number or withdraws the answer,
 * or the introduction calls it an example; `null` if that occurs nowhere.
 * @param usesTable whether the small table judges the words of sentences. Without it, only rules do
 */
export function takenBack(
  answer: AcceptedValue,
  text: string,
  passed: readonly Passed[],
  usesTable = true,
): number | null {
  const last = passed.findLast(({ isAnswer }) => isAnswer);
  const introduction = text.slice(0, last?.start).slice(-maxLeadLength);
  if (disowns.test(introduction) || (leads.test(introduction) && refuses.test(introduction))) return 0;
  for (const [words, from] of textBetween(text, passed)) {
    const isBehind = from >= (last?.end ?? 0);
    for (const sentence of words.split(sentenceEnd)) {
      const isNear = usesTable && (isBehind || ahead.test(sentence));
      if (errorLine.test(sentence) || givesOtherMember(answer, sentence, isBehind, isNear)) return from;
    }
  }
  return null;
}
