import type { MeasuredAnswers } from "./measured-answers.js";

/** The answers to a question, in one run or in several. */
export interface AnswersToQuestion<Answers> extends Pick<MeasuredAnswers, "survey" | "question"> {
  /** The rounds before which the question was asked, in order. */
  readonly rounds: readonly number[];
  /** All answers to the question, in the given order. */
  readonly answers: readonly Answers[];
}

/** Groups the answers of the complete audience by question, in the order in which the questions first occur. */
export function byQuestion<Answers extends MeasuredAnswers>(
  all: readonly Answers[],
): AnswersToQuestion<Answers>[] {
  const whole = all.filter(({ segment }) => segment === null);
  const questions = new Map(whole.map((asked) => [keyOf(asked), asked]));
  return [...questions].map(([key, { survey, question }]) => {
    const answers = whole.filter((asked) => keyOf(asked) === key);
    const rounds = [...new Set(answers.map(({ round }) => round))].sort((a, b) => a - b);
    return { survey, question, rounds, answers };
  });
}

function keyOf({ survey, question }: MeasuredAnswers): string {
  return JSON.stringify([survey, question.id]);
}

/** Returns the total numbers of asked agents and of valid, invalid and failed answers over several times of asking. */
export function statesTogether(
  askings: readonly MeasuredAnswers[],
): Pick<MeasuredAnswers, "asked" | "valid" | "invalid" | "failed"> {
  const sums = { asked: 0, valid: 0, invalid: 0, failed: 0 };
  for (const { asked, valid, invalid, failed } of askings) {
    sums.asked += asked;
    sums.valid += valid;
    sums.invalid += invalid;
    sums.failed += failed;
  }
  return sums;
}
