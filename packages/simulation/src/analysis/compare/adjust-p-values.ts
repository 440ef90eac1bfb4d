import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import { holm } from "./statistics/holm.js";
import { confidence } from "./statistics/mean-difference.js";

/**
 * Adjusts the p-values of each family of results (Holm), and derives the verdict of each measure from its adjusted
 * p-value.
 * @param familyOf returns the key of the results that are adjusted together. Default: the `family` of the measure
 */
export function adjustPValues(
  results: readonly ComparedMeasure[],
  familyOf: (result: ComparedMeasure) => string = ({ family }) => family,
): ComparedMeasure[] {
  const corrected = new Map<ComparedMeasure, number>();
  for (const family of new Set(results.map(familyOf))) {
    const judged = results.filter((result) => familyOf(result) === family && result.p_value !== null);
    const pValues = holm(judged.map(({ p_value }) => p_value ?? 1));
    for (const [place, result] of judged.entries()) corrected.set(result, pValues[place] ?? 1);
  }
  return results.map((result) => {
    const p = corrected.get(result);
    return p === undefined ? result : { ...result, p_holm: p, verdict: verdictOf(result, p) };
  });
}

function verdictOf({ difference }: ComparedMeasure, p: number): ComparedMeasure["verdict"] {
  if (p >= 1 - confidence) return "not-told-apart";
  return (difference ?? 0) > 0 ? "higher" : "lower";
}
