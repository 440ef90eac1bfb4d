import type { StudyReport } from "@concordat/contracts/study-report";

/** The research question and the answer of a study. */
export type QuestionAndAnswer = Pick<StudyReport, "question" | "answer">;

/**
 * Returns the question for the copilot: whether to choose the best message. If no message was found to be better, it is
 * only the research question, because a proposal would go beyond the computed results.
 */
export function askedOf({ question, answer }: QuestionAndAnswer): string {
  const [candidate] = answer.best;
  return candidate === undefined ? question : `${question} Should it be ${JSON.stringify(candidate)}?`;
}
