import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { Choice, MeanInterval, MeasuredAnswers, MeasuredValue } from "@concordat/simulation";
import type { MeanOfRuns, RoundTotals } from "@concordat/simulation/results";

/** A run of an ensemble with its counts and measures. */
export interface MemberFigures {
  /** The folder of the run, relative to the folder of the ensemble. */
  readonly folder: string;
  /** The seed of the run. */
  readonly seed: number;
  /** Number of closed rounds; 0 for a run that has not started. */
  readonly rounds: number;
  /** The totals over the closed rounds. */
  readonly totals: RoundTotals;
  /** The measures of the run, as `measureRun` returns them. */
  readonly values: readonly MeasuredValue[];
}

/** A measure with its mean over all runs. */
export interface MeanOfMeasure
  extends Pick<MeasuredValue, "measure" | "segment" | "survey">,
    MeanInterval,
    Pick<MeanOfRuns, "basis" | "other"> {
  /** The minimum over the runs; `null` if no run has a value. */
  readonly least: number | null;
  /** The maximum over the runs; `null` if no run has a value. */
  readonly greatest: number | null;
}

/** A survey question with the total counts of its answers in all runs. */
export interface AskedInEnsemble extends Pick<MeasuredAnswers, "survey" | "question"> {
  /** The counts for each round in which the question was asked. A question is asked before its round starts. */
  readonly askings: readonly Pick<MeasuredAnswers, "round" | "asked" | "valid" | "invalid" | "failed">[];
}

/** The choices in a round as shares of the items shown, averaged over all runs. */
export interface MeanRound {
  /** The round, counted from 0. */
  readonly round: number;
  /** The share of each choice. */
  readonly shares: Readonly<Record<Choice, MeanInterval>>;
}

/** The data for the report of an ensemble. */
export interface EnsembleReport {
  /** The arguments that identify the ensemble in commands, such as `out/street`. */
  readonly place: readonly string[];
  /** The name of the scenario. */
  readonly name: string;
  /** The seed from which the seeds of the runs are derived. */
  readonly seed: number;
  /** Whether each run generated its own audience and network. */
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
  /** The totals over all runs. */
  readonly totals: RoundTotals;
  /**
   * The measures averaged over all runs. Empty until all runs are complete, because the complete ones are not a random
   * sample.
   */
  readonly measures: readonly MeanOfMeasure[];
  /** The survey questions. Empty until all runs are complete. */
  readonly questions: readonly AskedInEnsemble[];
  /** The rounds averaged over all runs. Empty until all runs are complete. */
  readonly rounds: readonly MeanRound[];
}
