import { segmentOf, type WalkOptions, walkDecisions } from "../decisions/walk-decisions.js";
import { type AnswerFilter, isMeantAnswer } from "./answer-filter.js";
import type { ListedAnswer } from "./listed-answer.js";

/** Which answers are visited. */
export interface VisitAnswersOptions extends WalkOptions {
  /** Those that have all that is named. Default: all. */
  readonly where?: AnswerFilter;
  /** Called with each of them. */
  readonly onAnswer: (answer: ListedAnswer) => void;
}

/**
 * Visits what became of the questions of surveys in a run's closed rounds: in each round survey by survey, question by question, by
 * agent. They are rebuilt from the record, without a model.
 * @throws {RangeError} when an option is invalid
 * @throws {OtherRunError} when the ledger holds another run, or none
 * @throws {LedgerError} when the record was changed
 * @example
 * await visitAnswers({ scenario, ledger, where: { question: "support" }, onAnswer: ({ answer }) => console.log(answer) });
 */
export async function visitAnswers({ where = {}, onAnswer, ...run }: VisitAnswersOptions): Promise<void> {
  await walkDecisions(run, {
    onDecision: () => undefined,
    onAnswer: ({ agent, survey, question, state, code, answer }, round, world) => {
      const listed: ListedAnswer = {
        round,
        agent: world.audience.id(agent),
        segment: segmentOf(world, agent),
        survey,
        question: question.id,
        state,
        code,
        answer,
      };
      if (isMeantAnswer(listed, where)) onAnswer(listed);
    },
  });
}
