import { GatheredLists, type ListBehindNumber } from "../lists/gathered-lists.js";
import type { AnswerFilter } from "./answer-filter.js";
import type { ListedAnswer } from "./listed-answer.js";

/** The answers behind a number. */
export type AnswerList = ListBehindNumber<ListedAnswer, AnswerFilter>;

/** Collects the answers behind the numbers of a report. */
export function gatheredAnswers(): GatheredLists<ListedAnswer, AnswerFilter> {
  return new GatheredLists(filtersOf, answerListKey);
}

/** A key for the filter: equal for equal filters. */
export function answerListKey({ round, survey, question, answer, state }: AnswerFilter): string {
  return JSON.stringify([round, survey, question, answer, state].map((value) => value ?? null));
}

/** The filters whose answers are counted for an answer. */
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

/** Whether answers are counted individually: numbers and free texts are all different. */
function isCounted(kind: ListedAnswer["kind"]): boolean {
  return kind === "choice" || kind === "scale";
}
