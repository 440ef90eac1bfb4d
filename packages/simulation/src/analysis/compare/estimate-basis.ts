import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { MeasuredRun } from "../measure/measure-run.js";
import { expectedOf, type Measured, valuesOf } from "./side-values.js";

/**
 * The kind of values that are compared: counted choices, or the expected values computed from the probabilities of the
 * choices.
 */
export type Basis = NonNullable<ComparedMeasure["estimate"]>["basis"];

/** The values of each run, in the order of the runs. */
type Values = readonly (number | null)[];

/** The data of a run that determines which kind of values is compared. */
export type RunValues = Pick<MeasuredRun, "values" | "rounds">;

/**
 * The kind of values to compare, and the reason. It is determined before any difference is computed
 * (docs/decisions/0331).
 */
export interface Estimate {
  readonly basis: Basis;
  /** The reason, as a text. */
  readonly reason: string;
}

/**
 * Determines whether counted or expected values of a measure are compared. Returns `null` if there are only counted
 * values, or if a run has a counted value but no expected one.
 * @param sides the runs of each side of a comparison; a single list of runs for a mean
 */
export function estimateOf(sides: readonly (readonly RunValues[])[], measured: Measured): Estimate | null {
  const runs = sides.flat();
  const counted = valuesOf(runs, measured);
  const expected = expectedOf(runs, measured);
  const isKnown = expected.some((value) => value !== null);
  const isComplete = counted.every((value, run) => value === null || (expected[run] ?? null) !== null);
  if (!isKnown || !isComplete) return null;
  if (runs.some(({ rounds }) => rounds !== 1)) return estimates.severalRounds;
  const areConstant = sides.some((side) => side.length > 1 && new Set(expectedOf(side, measured)).size === 1);
  return areConstant ? estimates.constant : estimates.oneRound;
}

const estimates = {
  oneRound: {
    basis: "expected",
    reason:
      "every choice was drawn from known odds in a single round, where the expected rate varies less from run to run than the counted one",
  },
  constant: {
    basis: "counted",
    reason:
      "the expected rate is the same in every run of a side: it is exact for these agents and posts, and chance cannot be judged by it",
  },
  severalRounds: {
    basis: "counted",
    reason:
      "the runs have several rounds, and what is drawn in one changes what is shown and decided in the next: there the expected rate can vary more than the counted one",
  },
} as const satisfies Readonly<Record<string, Estimate>>;

/** Returns the values of the chosen kind (`taken`) and those of the other kind (`others`). */
export function valuesBy(
  basis: Basis,
  runs: readonly RunValues[],
  measured: Measured,
): { readonly taken: Values; readonly others: Values } {
  const counted = valuesOf(runs, measured);
  const expected = expectedOf(runs, measured);
  return basis === "expected" ? { taken: expected, others: counted } : { taken: counted, others: expected };
}
