import type { CalibrationReport, SkippedQuestion } from "@concordat/contracts/calibration-report";
import { omitUndefined, ownMember } from "@concordat/contracts/options";
import { isWeighted } from "../estimate/person.js";
import type { About } from "../estimate/rectify.js";
import { confidence } from "../limits.js";
import { differingColumns } from "../selection/differing-columns.js";
import { calibrateDifferences } from "./calibrate-differences.js";
import {
  type CalibrateOptions,
  type CalibrationQuestion,
  checkCalibrateOptions,
} from "./calibrate-options.js";
import { type CalibrationResult, calibrateQuestion } from "./calibrate-question.js";
import type { CalibratedPerson } from "./calibrated-person.js";
import { withClusters } from "./clusters.js";
import { distinctSentences } from "./distinct.js";
import { respondentIds } from "./respondents.js";
import { withSimultaneousIntervals } from "./simultaneous-intervals.js";
import { warningsOf } from "./warnings.js";

/** The error if no question can be estimated. */
export class NothingToCalibrateError extends Error {
  /** The reason for each question. */
  readonly skipped: readonly SkippedQuestion[];

  constructor(skipped: readonly SkippedQuestion[]) {
    super(["nothing can be estimated.", ...distinctSentences(skipped)].join("\n"));
    this.name = "NothingToCalibrateError";
    this.skipped = skipped;
  }
}

/**
 * Estimates people's answers from the answers of their agents and the real answers of some people. The agents' error is
 * measured on people with both answers, and is subtracted from the agents' answers for all people (Angelopoulos et al.
 * 2023; regression estimation in survey statistics). The intervals are therefore valid even if the agents are wrong.
 * Good agents make the intervals narrower; bad agents leave them as wide as without agents.
 * @throws {RangeError} when an option is invalid
 * @throws {NothingToCalibrateError} when none of the questions can be estimated
 * @example
 * const report = calibrate({ questions, runs: [{ people }], chosen: { how: "random" } });
 */
export function calibrate(given: CalibrateOptions): CalibrationReport {
  checkCalibrateOptions(given);
  const about = given.about ?? defaultAbout(given.runs);
  const options: CalibrateOptions = { ...given, about, runs: withClusters(given) };
  const { questions, runs, chosen = { how: "unknown" }, assigned = "unknown", asked, cluster } = options;
  const results = runs.flatMap((run) =>
    questions.map((question) => calibrateQuestion(question, run, options)),
  );
  const estimated = results.flatMap((result) => (result.state === "estimated" ? [result.question] : []));
  const [first, ...others] = withSimultaneousIntervals(estimated, options);
  const skipped = results.flatMap(skippedOf);
  if (first === undefined) throw new NothingToCalibrateError(skipped);
  const people = runs[0]?.people ?? [];
  const answered = respondentIds(runs);
  const differing = differingColumns(
    people.map((person) => ({
      columns: { ...person.columns, ...answersOfAgent(person, questions) },
      isAnswered: answered.has(person.id),
      ...omitUndefined({ cluster: person.cluster }),
    })),
    chosen.how === "column" ? chosen.column : null,
  ).map(({ pHolm, ...column }) => ({ ...column, p_holm: pHolm }));
  const differences = runs.length < 2 ? [] : calibrateDifferences(options);
  return {
    about,
    confidence,
    people: people.length,
    weighted: chosen.how === "column" || haveWeights(people),
    questions: [first, ...others],
    differences,
    skipped,
    assumptions: {
      chosen: chosen.how,
      column: chosen.how === "column" ? chosen.column : null,
      ...omitUndefined({ primary: options.primary, asked, cluster }),
      ...(runs.length < 2 ? {} : { assigned }),
      differing_columns: differing,
      warnings: warningsOf(options, { questions: [first, ...others], differing, differences }),
    },
    ...omitUndefined({ origin: options.origin }),
  };
}

/** Returns whom the estimates describe if it was not stated: weights stand for a population of which people are a sample. */
function defaultAbout([first]: CalibrateOptions["runs"]): About {
  return haveWeights(first?.people ?? []) ? "people-like-them" : "these-people";
}

function haveWeights(people: readonly CalibratedPerson[]): boolean {
  return isWeighted(people.map(({ weight = 1 }) => ({ weight, real: 0, simulated: 0, inverseChance: 1 })));
}

/**
 * Returns the agent's answers as columns, in which respondents are compared with the other people. If respondents were
 * chosen at random, their agents answer like the others. An answer is `null` if there is no valid one.
 */
function answersOfAgent(
  { simulated }: CalibratedPerson,
  questions: readonly CalibrationQuestion[],
): Record<string, string | number | null> {
  return Object.fromEntries(
    questions.flatMap(({ question: { id, kind } }) =>
      kind === "text" ? [] : [[`the agents’ answers to ${id}`, ownMember(simulated, id)?.answer ?? null]],
    ),
  );
}

function skippedOf(result: CalibrationResult): SkippedQuestion[] {
  return result.state === "skipped" ? [result.skipped] : [];
}
