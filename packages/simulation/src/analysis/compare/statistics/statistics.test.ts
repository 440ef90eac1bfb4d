import { describe, expect, it } from "vitest";
import { possibleRange } from "../../measure/measures.js";
import { holm } from "./holm.js";
import { intervalOf, pairedDifference, pValueOf, unpairedDifference } from "./mean-difference.js";
import { meanInterval } from "./mean-interval.js";
import { minDetectableEffect, runsNeeded } from "./runs-needed.js";
import { tQuantile, twoSidedTail } from "./t-distribution.js";

// Of 1, 2 and 4 degrees of freedom there are formulas.
const formulas: readonly (readonly [degrees: number, quantile: (probability: number) => number])[] = [
  [1, (p) => Math.tan(Math.PI * (p - 0.5))],
  [2, (p) => (2 * p - 1) / Math.sqrt(2 * p * (1 - p))],
  [
    4,
    (p) => {
      const root = Math.sqrt(4 * p * (1 - p));
      return 2 * Math.sqrt(Math.cos(Math.acos(root) / 3) / root - 1);
    },
  ],
];

// As printed in tables of the distribution.
const printed: readonly (readonly [degrees: number, probability: number, value: string])[] = [
  [9, 0.975, "2.262"],
  [19, 0.975, "2.093"],
  [39, 0.975, "2.023"],
  [100, 0.995, "2.626"],
  [1000, 0.025, "-1.962"],
];

describe("Student's t distribution", () => {
  it.each(formulas)("with %d degrees of freedom has the quantiles of its formula", (degrees, quantile) => {
    for (const p of [0.6, 0.8, 0.95, 0.975, 0.999]) {
      expect(tQuantile(p, degrees)).toBeCloseTo(quantile(p), 8);
      expect(twoSidedTail(quantile(p), degrees)).toBeCloseTo(2 * (1 - p), 12);
    }
  });

  it.each(printed)(
    "with %d degrees of freedom has the printed quantile of %d",
    (degrees, probability, value) => {
      expect(tQuantile(probability, degrees).toFixed(3)).toBe(value);
    },
  );
});

describe("the mean of several runs", () => {
  // Of Student's sleep data (1908), as R's `t.test` judges one sample.
  const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];

  it("has the interval of the t test, and leaves out runs without a value", () => {
    expect(meanInterval([...first, null])).toEqual({
      runs: 10,
      mean: expect.closeTo(0.75, 12),
      interval: { low: expect.closeTo(-0.5297804, 6), high: expect.closeTo(2.0297804, 6) },
    });
  });

  it("has no interval outside the possible values", () => {
    expect(meanInterval(first, { low: 0, high: 2 }).interval).toEqual({ low: 0, high: 2 });
    const { interval } = meanInterval(first, possibleRange("exposures"));
    expect(interval).toEqual({ low: 0, high: expect.closeTo(2.0297804, 6) });
    expect(possibleRange("like_rate")).toEqual({ low: 0, high: 1 });
    expect(possibleRange("answer_share_shift")).toEqual({ low: -1, high: 1 });
  });

  it.each([
    ["no run has a value", [null, null], 0, null],
    ["there is one run", [3], 1, 3],
    ["all runs came to the same", [3, 3, 3], 3, 3],
  ])("has no interval where %s", (_, values, runs, mean) => {
    expect(meanInterval(values)).toEqual({ runs, mean, interval: null });
  });
});

describe("a difference of means", () => {
  // Student's sleep data (1908), as R's `t.test` judges them.
  const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];

  it("is judged in pairs as the paired t test does", () => {
    const difference = pairedDifference(first, second);
    expect(difference).toMatchObject({ difference: expect.closeTo(1.58, 12), degrees: 9 });
    expect(intervalOf(difference)).toEqual({
      low: expect.closeTo(0.7001142, 7),
      high: expect.closeTo(2.4598858, 7),
    });
    expect(pValueOf(difference)).toBeCloseTo(0.00283289, 8);
  });

  it("is judged without pairs as Welch's test does", () => {
    const difference = unpairedDifference(first, second);
    expect(difference).toMatchObject({
      difference: expect.closeTo(1.58, 12),
      degrees: expect.closeTo(17.776474, 6),
    });
    expect(intervalOf(difference)).toEqual({
      low: expect.closeTo(-0.2054832, 7),
      high: expect.closeTo(3.3654832, 7),
    });
    expect(pValueOf(difference)).toBeCloseTo(0.07939414, 8);
  });

  it("does not vary where all pairs differ alike, rounding aside", () => {
    expect(pairedDifference([0.1, 0.2, 0.3], [0.3, 0.4, 0.5])).toMatchObject({ error: 0 });
    // One more of a hundred thousand in each pair: the differences are far smaller than the values.
    const likes = [31_234, 40_001, 27_777, 35_555, 38_912];
    const rates = (more: number) => likes.map((count) => (count + more) / 100_000);
    expect(pairedDifference(rates(0), rates(1))).toMatchObject({ error: 0 });
  });
});

it("corrects p-values step by step, and keeps their order", () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(holm([0.4, 0.6])).toEqual([0.8, 0.8]);
  expect(holm([])).toEqual([]);
});

describe("the number of runs", () => {
  it.each([
    [1, 0.5, 34],
    [1, 1, 10],
    [2, 0.5, 64],
  ] as const)("is that of power tables (%d degrees each, size %d)", (degreesEach, size, runs) => {
    expect(runsNeeded({ variance: degreesEach, degreesEach }, size)).toBe(runs);
  });

  it("is not named where a million would not do", () => {
    expect(runsNeeded({ variance: 1, degreesEach: 1 }, 1e-9)).toBeNull();
  });

  it("shows the size that it was computed for", () => {
    const runs = runsNeeded({ variance: 4, degreesEach: 1 }, 1.5) ?? 0;
    expect(minDetectableEffect({ error: Math.sqrt(4 / runs), degrees: runs - 1 })).toBeLessThanOrEqual(1.5);
    expect(minDetectableEffect({ error: Math.sqrt(4 / (runs - 1)), degrees: runs - 2 })).toBeGreaterThan(1.5);
  });
});
