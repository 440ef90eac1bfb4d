import { checkValue, required, rules } from "@concordat/contracts/options";
import { type WalkOptions, walkDecisions } from "../decisions/walk-decisions.js";
import { type AnswerFilter, isMeantAnswer } from "./answer-filter.js";
import { type ListedAnswer, listedAnswer } from "./listed-answer.js";

/** Options for visiting answers. */
export interface VisitAnswersOptions extends WalkOptions {
  /** The filter. Default: all answers. */
  readonly where?: AnswerFilter;
  /** Called with each answer. */
  readonly onAnswer: (answer: ListedAnswer) => void;
}

/**
 * Visits the outcomes of survey questions in a run's closed rounds: round by round, survey by survey,
 * question by question, agent by agent. They are rebuilt from the record, without a model.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger holds another run, or none
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
