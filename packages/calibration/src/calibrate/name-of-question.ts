import type { CalibratedQuestion } from "@concordat/contracts/calibration-report";

/** Returns the name of a question for a sentence about it, after the name of its message. */
export function nameOfQuestion({
  message,
  question,
}: Pick<CalibratedQuestion, "message" | "question">): string {
  return message === null ? question : `${message}, ${question}`;
}
