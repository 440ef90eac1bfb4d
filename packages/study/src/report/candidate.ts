import type { StudyReport } from "@concordat/contracts/study-report";

/** The basis of a question about the messages. */
export type Asked = Pick<StudyReport, "question" | "answer">;

/**
 * The question for the copilot: whether to choose the best message. If no message was found to be better,
 * none is proposed: a proposal would exceed the computed results.
 */
export function askedOf({ question, answer }: Asked): string {
  const [candidate] = answer.best;
  return candidate === undefined ? question : `${question} Should it be ${JSON.stringify(candidate)}?`;
}
