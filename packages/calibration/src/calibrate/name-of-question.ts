import type { CalibratedQuestion } from "@concordat/contracts/calibration-report";

/** Names a question in a sentence about it; its message is named before it. */
export function nameOf({ message, question }: Pick<CalibratedQuestion, "message" | "question">): string {
  return message === null ? question : `${message}, ${question}`;
}
