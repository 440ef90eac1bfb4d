import type { SimulationComparison } from "@concordat/contracts/simulation-comparison";
import type { Study } from "@concordat/contracts/study";
import { formatMeasureDifference, formatMeasureValue } from "./measure-words.js";
import { pairNames } from "./pair-names.js";

/**
 * Returns caveats for deciding measures that have both counted and expected values: which kind was compared, why, and
 * the result for the other kind.
 */
export function estimateCaveats(study: Study, comparisons: readonly SimulationComparison[]): string[] {
  return pairNames(study).flatMap(({ a, b }, index) => {
    const result = comparisons[index]?.results.find(
      ({ measure, segment }) => measure === study.measure && segment === null,
    );
    if (result?.estimate === undefined || result.unit === "points") return [];
    const { unit } = result;
    const { basis, reason, other } = result.estimate;
    const { mean_a, mean_b, low, high } = other;
    const interval =
      low === null || high === null
        ? ""
        : `, with an interval of the difference from ${formatMeasureDifference(low, unit)} to ${formatMeasureDifference(high, unit)}`;
    const name = basis === "expected" ? "Counted" : "Expected by the odds";
    return [
      `${a} and ${b} are compared by ${basis} rates: ${reason}. ${name}: ${formatMeasureValue(mean_a, unit)} and ${formatMeasureValue(mean_b, unit)}${interval}.`,
    ];
  });
}
