import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import { measureRun, type RecordedRows, recordedRounds } from "@concordat/simulation";
import { SurveyAnswers, storedManifest, totalsOf } from "@concordat/simulation/results";
import { gatheredAnswers } from "../answers/answer-lists.js";
import { listedAnswer } from "../answers/listed-answer.js";
import { type DecisionWalkOptions, walkDecisions } from "../decisions/walk-decisions.js";
import { CollectedRun } from "./collected-run.js";
import type { RunReport } from "./run-report.js";

/** Options for collecting the report of a run. */
export interface ReportOptions extends DecisionWalkOptions {
  /**
   * The arguments that identify the run in commands: its folder, or its name in a database with the options for the
   * database. They are included in the report.
   */
  readonly place: readonly string[];
}

const reportRules: Rules<ReportOptions> = {
  scenario: required(rules.record),
  ledger: required(rules.record),
  rankers: rules.list,
  custom: rules.list,
  place: required(rules.list),
};

/**
 * Collects the data for the report of a run. Its closed rounds are rebuilt from the record without a model.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @throws {LedgerError} when the record was changed
 * @example
 * const html = renderRun(await collectRun({ scenario, ledger, place: ["out/market"] }));
 */
export async function collectRun(options: ReportOptions): Promise<RunReport> {
  checkOptions(options, reportRules);
  const { place, ...run } = options;
  const { scenario, ledger } = run;
  const collected = new CollectedRun(scenario.scenario.seed);
  const answers = new SurveyAnswers(scenario.audience.people);
  const answerLists = gatheredAnswers();
  const measured = await measureRun({ ...run, bySegment: true, partial: true });
  await walkDecisions(run, {
    onShown: collected.shown.bind(collected),
    onDecision: collected.decided.bind(collected),
    onAnswer: (answer, round, world) => {
      answers.add(round, answer);
      answerLists.add(listedAnswer(answer, round, world));
    },
    onRound: collected.closed.bind(collected),
  });
  const manifest = await storedManifest(ledger);
  if (manifest === null) throw new RangeError("the ledger contains no run");
  const sampled = await collected.sampled(run);
  const posts = collected.posts();
  return {
    place,
    manifest,
    seed: scenario.scenario.seed,
    rounds: collected.rounds,
    played: Math.min(collected.rounds.length, scenario.scenario.rounds),
    ofRounds: recordedRounds(scenario),
    scenarioRounds: scenario.scenario.rounds,
    underWay: await countUnderWay(ledger, collected.rounds.length),
    agents: scenario.audience.size,
    totals: totalsOf(collected.rounds),
    failures: collected.failures(),
    values: measured.values.filter(({ segment }) => segment === null),
    segments: collected.segments(measured.values),
    posts,
    postsShown: collected.postsShown,
    drawnByRules: collected.drawnByRules(),
    reasons: collected.reasons(),
    surveys: answers.figures(),
    ...sampled,
    lists: collected.listed(new Set(posts.map(({ post }) => post))),
    answerLists: answerLists.all(),
  };
}

/** Returns the number of recorded decisions in the open round. */
async function countUnderWay(ledger: RecordedRows, fromRound: number): Promise<number> {
  let count = 0;
  for await (const _ of ledger.read("decision", { fromRound, columns: [] })) count++;
  return count;
}
