import { checkOptions, omitUndefined, type Rules, required, rules } from "@concordat/contracts/options";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { EnsembleRun, SimulationEnsemble } from "@concordat/contracts/simulation-ensemble";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import {
  type LoadedScenario,
  type MeasuredAnswers,
  meanInterval,
  measureRun,
  recordedRounds,
} from "@concordat/simulation";
import {
  byQuestion,
  closedRounds,
  meanOfRuns,
  measuresOf,
  statesTogether,
  storedManifest,
  totalsOf,
} from "@concordat/simulation/results";
import type { DecisionWalkOptions } from "../decisions/walk-decisions.js";
import { byChoice, shareOf } from "../run/choices.js";
import type {
  AskedInEnsemble,
  EnsembleReport,
  MeanOfMeasure,
  MeanRound,
  MemberFigures,
} from "./ensemble-report.js";

/** A run of an ensemble that is open for reading. */
export interface OpenMember extends Pick<DecisionWalkOptions, "scenario" | "ledger"> {
  /** Closes the run. */
  close(): Promise<void>;
}

/** Options for collecting the report of an ensemble. */
export interface EnsembleReportOptions extends Pick<DecisionWalkOptions, "rankers" | "custom"> {
  /** The arguments that identify the ensemble in commands. */
  readonly place: readonly string[];
  /** The list of the ensemble's runs. */
  readonly ensemble: SimulationEnsemble;
  /** The scenario of the ensemble. */
  readonly scenario: LoadedScenario;
  /** Opens a run for reading. Returns `null` if it has not started. */
  readonly open: (run: EnsembleRun) => Promise<OpenMember | null>;
}

const ensembleRules: Rules<EnsembleReportOptions> = {
  place: required(rules.list),
  ensemble: required(rules.record),
  scenario: required(rules.record),
  open: required(rules.aFunction),
  rankers: rules.list,
  custom: rules.list,
};

interface Member extends MemberFigures {
  readonly manifest: SimulationManifest | null;
  readonly records: readonly RoundRecord[];
  readonly answers: readonly MeasuredAnswers[];
}

/**
 * Collects the data for the report of an ensemble: the counts of each run, and the means over all runs if all are
 * complete.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when a run has another scenario
 * @throws {LedgerError} when a record was changed
 */
export async function collectEnsemble(options: EnsembleReportOptions): Promise<EnsembleReport> {
  checkOptions(options, ensembleRules);
  const { place, ensemble, scenario } = options;
  const members: Member[] = [];
  for (const run of ensemble.runs) members.push(await memberOf(run, options));
  const ofRounds = recordedRounds(scenario);
  const complete = members.filter(({ rounds }) => rounds === ofRounds).length;
  const isWhole = complete === members.length;
  return {
    place,
    name: ensemble.name,
    seed: ensemble.seed,
    redraw: ensemble.redraw,
    agents: scenario.audience.size,
    scenarioRounds: scenario.scenario.rounds,
    manifest: members.find(({ manifest }) => manifest !== null)?.manifest ?? null,
    runs: members.map(({ manifest: _, records: __, answers: ___, ...figures }) => figures),
    complete,
    totals: totalsOf(members.flatMap(({ records }) => records)),
    measures: isWhole ? meansOf(members) : [],
    questions: isWhole ? questionsOf(members) : [],
    rounds: isWhole ? roundsOf(members, scenario.scenario.rounds) : [],
  };
}

async function memberOf(run: EnsembleRun, { open, ...options }: EnsembleReportOptions): Promise<Member> {
  const opened = await open(run);
  const { folder, seed } = run;
  const none = {
    folder,
    seed,
    rounds: 0,
    totals: totalsOf([]),
    values: [],
    manifest: null,
    records: [],
    answers: [],
  };
  if (opened === null) return none;
  try {
    const { scenario, ledger } = opened;
    const manifest = await storedManifest(ledger);
    if (manifest === null) return none;
    const { rankers, custom } = options;
    const code = {
      ...omitUndefined({ rankers, custom }),
    };
    const { values, answers } = await measureRun({
      scenario,
      ledger,
      ...code,
      bySegment: true,
      partial: true,
    });
    const records = await closedRounds(ledger);
    return {
      folder,
      seed,
      rounds: records.length,
      totals: totalsOf(records),
      values,
      manifest,
      records,
      answers,
    };
  } finally {
    await opened.close();
  }
}

function meansOf(members: readonly Member[]): MeanOfMeasure[] {
  return measuresOf(members).map((measured) => {
    const { values, ...mean } = meanOfRuns(members, measured);
    const numbers = values.filter((value) => value !== null);
    const range =
      numbers.length === 0
        ? { least: null, greatest: null }
        : { least: Math.min(...numbers), greatest: Math.max(...numbers) };
    return { ...measured, ...mean, ...range };
  });
}

/** Returns the survey questions, each with the total counts of its answers in all runs. */
function questionsOf(members: readonly Member[]): AskedInEnsemble[] {
  const all = members.flatMap(({ answers }) => answers);
  return byQuestion(all).map(({ survey, question, rounds, answers }) => ({
    survey,
    question,
    askings: rounds.map((round) => ({
      round,
      ...statesTogether(answers.filter((asked) => asked.round === round)),
    })),
  }));
}

function roundsOf(members: readonly Member[], rounds: number): MeanRound[] {
  return Array.from({ length: rounds }, (_, round) => ({
    round,
    shares: byChoice((choice) =>
      meanInterval(
        members.map(({ records }) => {
          const record = records[round];
          return record === undefined ? null : shareOf(record.choices, choice, record.exposures);
        }),
        { low: 0, high: 1 },
      ),
    ),
  }));
}
