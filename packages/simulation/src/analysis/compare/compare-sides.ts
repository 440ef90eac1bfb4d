import { checkOptions, oneOf, type Rules, required } from "@concordat/contracts/options";
import type { ComparedMeasure, SimulationComparison } from "@concordat/contracts/simulation-comparison";
import type { MeasuredRun } from "../measure/measure-run.js";
import { type Measure, measures } from "../measure/measures.js";
import { adjustPValues } from "./adjust-p-values.js";
import { compareRuns } from "./compare-runs.js";
import { runsRule } from "./compared-side.js";
import { type EffectSize, sizeRule } from "./effect-size.js";

/** Options for comparing several sides. */
export interface CompareSidesOptions {
  /** The runs of each side. At least two sides. */
  readonly sides: readonly (readonly MeasuredRun[])[];
  /**
   * The deciding measure, if it was chosen before the simulation. Its p-values for the complete audience are adjusted
   * only for the number of pairs of sides. Default: none.
   */
  readonly deciding?: Measure;
  /** The effect size for which the required number of runs is computed. Default: `{ share: 0.1 }`. */
  readonly size?: EffectSize;
}

const minSides = 2;

const sidesRules: Rules<CompareSidesOptions> = {
  sides: required({
    message: `must be a list of at least ${minSides} sides, each the runs that measureRun gives`,
    test: (value) => Array.isArray(value) && value.length >= minSides && value.every(runsRule.test),
  }),
  deciding: oneOf(...Object.keys(measures)),
  size: sizeRule,
};

/**
 * Compares every pair of several simulations, in the order (1, 2), (1, 3) … (2, 3) …, each pair as `compareRuns` does.
 * With more pairs, more differences arise by chance. The p-values of a family are therefore adjusted for all its
 * measures in all pairs.
 * @throws {RangeError} as `compareRuns` does
 * @example
 * const comparisons = compareSides({ sides: [terraces, safety, parking], deciding: "reshare_rate" });
 */
export function compareSides(options: CompareSidesOptions): SimulationComparison[] {
  checkOptions(options, sidesRules);
  const { sides, deciding, size } = options;
  const asked = size === undefined ? {} : { size };
  const compared = sides.flatMap((a, place) =>
    sides.slice(place + 1).map((b) => compareRuns({ a, b, ...asked })),
  );
  const familyOf = ({ measure, segment, family }: ComparedMeasure): string =>
    measure === deciding && segment === null ? "deciding" : `family ${family}`;
  const corrected = adjustPValues(
    compared.flatMap(({ results }) => results),
    familyOf,
  ).values();
  return compared.map((comparison) => ({
    ...comparison,
    results: comparison.results.map((result) => corrected.next().value ?? result),
  }));
}
