import { hasAll } from "../lists/has-all.js";
import type { ListedAnswer } from "./listed-answer.js";

/** A filter for answers. An answer matches if it has all the given properties. */
export interface AnswerFilter
  extends Partial<
    Pick<ListedAnswer, "round" | "agent" | "segment" | "survey" | "question" | "state" | "code">
  > {
  /** The answer. A number is written as text. */
  readonly answer?: string;
}

/** Whether an answer matches a filter. */
export function isMeantAnswer(listed: ListedAnswer, { answer, ...others }: AnswerFilter): boolean {
  if (answer !== undefined && (listed.answer === null || String(listed.answer) !== answer)) return false;
  return hasAll(listed, others);
}
