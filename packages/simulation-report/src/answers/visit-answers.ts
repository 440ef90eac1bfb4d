import { checkValue, required, rules } from "@concordat/contracts/options";
import { type DecisionWalkOptions, walkDecisions } from "../decisions/walk-decisions.js";
import { type AnswerFilter, isMeantAnswer } from "./answer-filter.js";
import { type ListedAnswer, listedAnswer } from "./listed-answer.js";

/** Options for listing answers. */
export interface VisitAnswersOptions extends DecisionWalkOptions {
  /** Selects the answers. Default: all answers. */
  readonly where?: AnswerFilter;
  /** Called with each answer. */
  readonly onAnswer: (answer: ListedAnswer) => void;
}

/**
 * Calls a function for the outcome of each survey question in a run's closed rounds, ordered by round, survey, question
 * and agent. They are rebuilt from the record without a model.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @throws {LedgerError} when the record was changed
 * @example
 * await visitAnswers({ scenario, ledger, where: { question: "support" }, onAnswer: ({ answer }) => console.log(answer) });
 */
export async function visitAnswers(options: VisitAnswersOptions): Promise<void> {
  checkValue(options, required(rules.record), "options");
  const { where = {}, onAnswer, ...run } = options;
  checkValue(onAnswer, required(rules.aFunction), "onAnswer");
  await walkDecisions(run, {
    onAnswer: (asked, round, world) => {
      const listed = listedAnswer(asked, round, world);
      if (isMeantAnswer(listed, where)) onAnswer(listed);
    },
  });
}
