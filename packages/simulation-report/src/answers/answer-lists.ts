import { GatheredLists, type ListBehindNumber } from "../lists/gathered-lists.js";
import type { AnswerFilter } from "./answer-filter.js";
import type { ListedAnswer } from "./listed-answer.js";

/** The list of the answers behind a number. */
export type AnswerList = ListBehindNumber<ListedAnswer, AnswerFilter>;

/** Returns a collector of the answers behind the numbers of a report. */
export function gatheredAnswers(): GatheredLists<ListedAnswer, AnswerFilter> {
  return new GatheredLists(filtersOf, answerListKey);
}

/** Returns a key that is equal for equal filters. */
export function answerListKey({ round, survey, question, answer, state }: AnswerFilter): string {
  return JSON.stringify([round, survey, question, answer, state].map((value) => value ?? null));
}

/** Returns the filters of all numbers in which an answer is counted. */
function filtersOf({ round, survey, question, kind, state, answer }: ListedAnswer): AnswerFilter[] {
  const asked = { survey, question, round };
  return [
    {},
    { state },
    asked,
    { ...asked, state },
    ...(answer !== null && isCounted(kind) ? [{ ...asked, answer: String(answer) }] : []),
  ];
}

/**
 * Whether answers of this kind are counted by value. Numbers and texts are not, because most values occur only once.
 */
function isCounted(kind: ListedAnswer["kind"]): boolean {
  return kind === "choice" || kind === "scale";
}
