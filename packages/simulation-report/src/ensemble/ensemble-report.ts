import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { Choice, MeanInterval, MeasuredAnswers, MeasuredValue } from "@concordat/simulation";
import type { MeanOfRuns, RoundTotals } from "@concordat/simulation/results";

/** A run of an ensemble. */
export interface MemberFigures {
  /** The folder of the run in that of the ensemble. */
  readonly folder: string;
  /** Its seed. */
  readonly seed: number;
  /** Rounds that are closed; 0 for a run that has not begun. */
  readonly rounds: number;
  /** The sums over them. */
  readonly totals: RoundTotals;
  /** What `measureRun` measures. */
  readonly values: readonly MeasuredValue[];
}

/** A measure over all runs. */
export interface MeanOfMeasure
  extends Pick<MeasuredValue, "measure" | "segment" | "survey">,
    MeanInterval,
    Pick<MeanOfRuns, "basis" | "other"> {
  /** The least value of a run. Null: no run has one. */
  readonly least: number | null;
  /** The greatest value of a run. Null: no run has one. */
  readonly greatest: number | null;
}

/** A question of a survey, with its outcome in all runs together. */
export interface AskedInEnsemble extends Pick<MeasuredAnswers, "survey" | "question"> {
  /** By the round at whose beginning it was asked. */
  readonly askings: readonly Pick<MeasuredAnswers, "round" | "asked" | "valid" | "invalid" | "failed">[];
}

/** A round over all runs: each choice as a share of what was shown. */
export interface MeanRound {
  /** The round, counted from 0. */
  readonly round: number;
  /** The share of each choice. */
  readonly shares: Readonly<Record<Choice, MeanInterval>>;
}

/** Everything that the report of an ensemble says. */
export interface EnsembleReport {
  /** How the ensemble is named in commands, such as `out/street`. */
  readonly place: readonly string[];
  /** The name of the scenario. */
  readonly name: string;
  /** The seed from which those of the runs follow. */
  readonly seed: number;
  /** Whether each run drew an audience and a network of its own. */
  readonly redraw: boolean;
  /** How many agents take part in each run. */
  readonly agents: number;
  /** Rounds of the scenario. A survey asked in the round of this number comes after the last of them. */
  readonly scenarioRounds: number;
  /** The manifest of the first run that has begun. Null: none has. */
  readonly manifest: SimulationManifest | null;
  /** The runs, in the order of the ensemble. */
  readonly runs: readonly MemberFigures[];
  /** How many runs are complete. */
  readonly complete: number;
  /** The sums over all runs. */
  readonly totals: RoundTotals;
  /** The measures over all runs; none until all are complete: those that happen to be are no sample. */
  readonly measures: readonly MeanOfMeasure[];
  /** The questions of surveys; none until all runs are complete. */
  readonly questions: readonly AskedInEnsemble[];
  /** The rounds over all runs; none until all are complete. */
  readonly rounds: readonly MeanRound[];
}
