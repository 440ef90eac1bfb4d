import { GatheredLists, type ListBehindNumber } from "../lists/gathered-lists.js";
import type { AnswerFilter } from "./answer-filter.js";
import type { ListedAnswer } from "./listed-answer.js";

/** The answers behind a number. */
export type AnswerList = ListBehindNumber<ListedAnswer, AnswerFilter>;

/** Answers gathered behind the numbers that a report shows of them. */
export function answerLists(): GatheredLists<ListedAnswer, AnswerFilter> {
  return new GatheredLists(filtersOf, answerListKey);
}

/** The same for the same filter. */
export function answerListKey({ round, survey, question, answer, state }: AnswerFilter): string {
  return JSON.stringify([round, survey, question, answer, state].map((value) => value ?? null));
}

/** What is counted of an answer. */
function filtersOf({ round, survey, question, state, answer }: ListedAnswer): AnswerFilter[] {
  const asked = { survey, question, round };
  return [
    {},
    { state },
    asked,
    { ...asked, state },
    ...(answer === null ? [] : [{ ...asked, answer: String(answer) }]),
  ];
}
