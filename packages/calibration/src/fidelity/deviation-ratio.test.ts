import { expect, it } from "vitest";
import { deviationRatio } from "./deviation-ratio.js";

it("has the ratios that SciPy's test of Pitman and Morgan does not reject", () => {
  // The ratios at which the p-value of pearsonr(x + ratio * y, x - ratio * y) is 0.05, found with SciPy's brentq.
  const { low, high } = deviationRatio(0.347686469034957, 0.918480822074295, 40);
  expect(low).toBeCloseTo(0.518022987132784, 9);
  expect(high).toBeCloseTo(0.6711796149421361, 9);
});
