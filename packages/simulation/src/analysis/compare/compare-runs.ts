import { checkOptions, type Rules } from "@concordat/contracts/options";
import type { ComparedMeasure, SimulationComparison } from "@concordat/contracts/simulation-comparison";
import type { MeasuredRun } from "../measure/measure-run.js";
import { adjustPValues } from "./adjust-p-values.js";
import { comparedMeasure } from "./compared-measure.js";
import { assertSameRules, checkAlike, runsRule, sideOf } from "./compared-side.js";
import { type EffectSize, sizeRule } from "./effect-size.js";
import { type Pairing, pairingOf } from "./pairing.js";
import { measuresOf } from "./side-values.js";
import { confidence } from "./statistics/mean-difference.js";
import { power } from "./statistics/runs-needed.js";

/** Options for a comparison. */
export interface CompareOptions {
  /** The runs to compare with: one run, or all runs of an ensemble. */
  readonly a: readonly MeasuredRun[];
  /** The runs to compare with A. Differences are computed as B − A. */
  readonly b: readonly MeasuredRun[];
  /**
   * The effect size for which the required number of runs is computed, in the unit of the measure or as a share of the
   * mean of A. Default: `{ share: 0.1 }`.
   */
  readonly size?: EffectSize;
}

const compareRules: Rules<CompareOptions> = { a: runsRule, b: runsRule, size: sizeRule };

/**
 * Compares two simulations. For each measure, it computes the difference of the means, a confidence interval and a
 * verdict. Runs are paired by seed if both sides have the same seeds and the same audience. The sample consists of
 * runs, not of agents, because the agents of a network are not independent.
 * @throws {RangeError} when an option is invalid, the runs of a side have different scenarios, the sides have different
 *   numbers of rounds, or the versions of the decision rules differ
 * @example
 * const comparison = compareRuns({ a: await measured("out/many-a"), b: await measured("out/many-b") });
 */
export function compareRuns(options: CompareOptions): SimulationComparison {
  checkOptions(options, compareRules);
  const { a, b, size = { share: 0.1 } } = options;
  const [sideA, sideB] = [sideOf("a", a), sideOf("b", b)];
  checkAlike(sideA, sideB);
  assertSameRules("a and b", [...a, ...b]);
  const pairing = pairingOf(a, b);
  return {
    a: sideA,
    b: sideB,
    pairing: pairing.kind,
    pairing_reason: pairing.reason,
    pairs: pairing.pairs.length,
    confidence,
    power,
    post_a: a[0]?.post ?? null,
    post_b: b[0]?.post ?? null,
    results: adjustPValues(resultsOf(a, b, pairing, size)),
  };
}

function resultsOf(
  a: readonly MeasuredRun[],
  b: readonly MeasuredRun[],
  pairing: Pairing,
  size: EffectSize,
): ComparedMeasure[] {
  return measuresOf([...a, ...b]).flatMap((measured) => {
    const result = comparedMeasure({ measured, a, b, pairing, size });
    return result === null ? [] : [result];
  });
}
