import type { StudyReport } from "@concordat/contracts/study-report";

/** What a question about the messages is made of. */
export type Asked = Pick<StudyReport, "question" | "answer">;

/**
 * What the copilot is asked: whether the best message should be chosen. Where no message was found to be better than another, no
 * message is proposed: a proposal would be above what was computed.
 */
export function askedOf({ question, answer }: Asked): string {
  const [candidate] = answer.best;
  return candidate === undefined ? question : `${question} Should it be ${JSON.stringify(candidate)}?`;
}
