import { twoSidedTail } from "@concordat/simulation/results";
import { covarianceOf } from "../estimate/moments.js";

/**
 * Returns the two-sided p-value of Student's t-test for two means with equal variances; `null` if all values are equal.
 */
export function studentPValue(a: readonly number[], b: readonly number[]): number | null {
  const [ofA, ofB] = [a, b].map((values) => {
    const equal = values.map((value) => ({ value, weight: 1 }));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, squares: covarianceOf(equal, equal) * (values.length - 1) };
  });
  if (ofA === undefined || ofB === undefined) throw new RangeError("two samples are compared");
  const degrees = a.length + b.length - 2;
  const variance = ((ofA.squares + ofB.squares) / degrees) * (1 / a.length + 1 / b.length);
  const difference = ofA.mean - ofB.mean;
  if (variance === 0) return difference === 0 ? null : 0;
  return twoSidedTail(difference / Math.sqrt(variance), degrees);
}
