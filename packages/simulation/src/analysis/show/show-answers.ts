import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { type SurveyRecord, surveyRecord } from "@concordat/contracts/survey-record";
import type { Ledger } from "../../ledger/ledger.js";
import { type ReplayOptions, replayRules, replayRun } from "../../run/replay/replay-run.js";
import { answerKey } from "../../run/survey/inherited-answers.js";

/** Identifies a survey question that an agent was asked. */
export interface AnswerPlace {
  /**
   * The round before which the question was asked. It equals the number of rounds if the question was asked after the
   * last one.
   */
  readonly round: number;
  /** The id of the agent. */
  readonly agent: string;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The id of the question. */
  readonly question: string;
}

/** Options for showing survey answers. */
export interface ShowAnswersOptions extends Omit<ReplayOptions, "onShown"> {
  /** Returns true for each answer to show. It is also called for failed questions. */
  readonly which: (answer: AnswerPlace) => boolean;
}

/** An answer to a survey question, with its complete record. */
export interface ShownAnswer {
  /** The question. */
  readonly question: SurveyQuestion;
  /** The record: every attempt with its text, repairs, violations and tokens, and the outcome. */
  readonly record: SurveyRecord;
}

const { onShown: _, ...replayedRules } = replayRules;
const showRules: Rules<ShowAnswersOptions> = { ...replayedRules, which: required(rules.aFunction) };

/**
 * Returns survey answers of a run's closed rounds with their complete records, in the order in which they were
 * requested. The run is rebuilt from its record without a model.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @example
 * const answers = await showAnswers({ scenario, ledger, which: ({ agent }) => agent === "mara" });
 */
export async function showAnswers(options: ShowAnswersOptions): Promise<ShownAnswer[]> {
  checkOptions(options, showRules);
  const { which, ...run } = options;
  const shown: ShownAnswer[] = [];
  for await (const { record, answers, world } of replayRun(run)) {
    const { round } = record;
    const wanted = answers
      .map(({ agent, survey, question }) => ({ survey, question, agent: world.audience.id(agent) }))
      .filter(({ agent, survey, question }) => which({ round, agent, survey, question: question.id }));
    if (wanted.length === 0) continue;
    const records = await recordsOf(run.ledger, round);
    for (const { survey, question, agent } of wanted) {
      const found = records(answerKey(survey, question.id, agent));
      if (found !== null) shown.push({ question, record: found });
    }
  }
  return shown;
}

/** Reads the records of a round's answers, by their keys. Called only for rounds with selected answers. */
async function recordsOf(ledger: Ledger, round: number): Promise<(key: string) => SurveyRecord | null> {
  const records = new Map<string, string>();
  const columns = ["survey", "question", "agent", "record"];
  for await (const { row } of ledger.read("answer", { round, columns })) {
    const [survey, question, agent, record] = row.map(String);
    records.set(answerKey(survey ?? "", question ?? "", agent ?? ""), record ?? "");
  }
  return (key) => {
    const record = records.get(key);
    return record === undefined ? null : surveyRecord.parse(JSON.parse(record));
  };
}
