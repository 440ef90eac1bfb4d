import { hasAll } from "../lists/has-all.js";
import type { ListedAnswer } from "./listed-answer.js";

/** Which answers are meant: those that have all that is named. */
export interface AnswerFilter
  extends Partial<
    Pick<ListedAnswer, "round" | "agent" | "segment" | "survey" | "question" | "state" | "code">
  > {
  /** What was answered; a number as it is written. */
  readonly answer?: string;
}

/** Whether an answer is meant. */
export function isMeantAnswer(listed: ListedAnswer, { answer, ...others }: AnswerFilter): boolean {
  if (answer !== undefined && (listed.answer === null || String(listed.answer) !== answer)) return false;
  return hasAll(listed, others);
}
