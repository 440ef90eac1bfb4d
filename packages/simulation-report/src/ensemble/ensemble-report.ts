import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { Choice, MeanInterval, MeasuredAnswers, MeasuredValue } from "@concordat/simulation";
import type { MeanOfRuns, RoundTotals } from "@concordat/simulation/results";

/** A run of an ensemble. */
export interface MemberFigures {
  /** The folder of the run, relative to that of the ensemble. */
  readonly folder: string;
  /** The seed of the run. */
  readonly seed: number;
  /** Number of closed rounds; 0 for a run that has not started. */
  readonly rounds: number;
  /** The sums over them. */
  readonly totals: RoundTotals;
  /** The measures of `measureRun`. */
  readonly values: readonly MeasuredValue[];
}

/** A measure over all runs. */
export interface MeanOfMeasure
  extends Pick<MeasuredValue, "measure" | "segment" | "survey">,
    MeanInterval,
    Pick<MeanOfRuns, "basis" | "other"> {
  /** The minimum over the runs; `null` if no run has a value. */
  readonly least: number | null;
  /** The maximum over the runs; `null` if no run has a value. */
  readonly greatest: number | null;
}

/** A survey question, with its outcome in all runs together. */
export interface AskedInEnsemble extends Pick<MeasuredAnswers, "survey" | "question"> {
  /** The surveys that asked the question, by the round before which they asked it. */
  readonly askings: readonly Pick<MeasuredAnswers, "round" | "asked" | "valid" | "invalid" | "failed">[];
}

/** A round over all runs: each choice as a share of the items shown. */
export interface MeanRound {
  /** The round, counted from 0. */
  readonly round: number;
  /** The share of each choice. */
  readonly shares: Readonly<Record<Choice, MeanInterval>>;
}

/** The data for the report of an ensemble. */
export interface EnsembleReport {
  /** The words that name the ensemble in commands, such as `out/street`. */
  readonly place: readonly string[];
  /** The name of the scenario. */
  readonly name: string;
  /** The seed from which those of the runs are derived. */
  readonly seed: number;
  /** Whether each run drew a separate audience and network. */
  readonly redraw: boolean;
  /** Number of agents in each run. */
  readonly agents: number;
  /** Number of rounds of the scenario. A survey with this round number was asked after the last round. */
  readonly scenarioRounds: number;
  /** The manifest of the first started run; `null` if none has started. */
  readonly manifest: SimulationManifest | null;
  /** The runs, in the order of the ensemble. */
  readonly runs: readonly MemberFigures[];
  /** Number of complete runs. */
  readonly complete: number;
  /** The sums over all runs. */
  readonly totals: RoundTotals;
  /**
   * The measures over all runs; empty until all are complete, because those that happen to be complete are
   * not a sample.
   */
  readonly measures: readonly MeanOfMeasure[];
  /** The survey questions; empty until all runs are complete. */
  readonly questions: readonly AskedInEnsemble[];
  /** The rounds over all runs; empty until all are complete. */
  readonly rounds: readonly MeanRound[];
}
