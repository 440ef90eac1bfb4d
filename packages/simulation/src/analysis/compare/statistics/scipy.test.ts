import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { incompleteBeta, logGamma } from "./incomplete-beta.js";
import { intervalOf, pairedDifference, pValueOf, unpairedDifference } from "./mean-difference.js";
import { tQuantile, twoSidedTail } from "./t-distribution.js";

interface Judged {
  readonly p: number;
  readonly low: number;
  readonly high: number;
  readonly degrees: number;
}

/** The results of SciPy, computed with `facts.py`. */
const facts: {
  readonly quantiles: readonly { readonly degrees: number; readonly p: number; readonly value: number }[];
  readonly tails: readonly { readonly degrees: number; readonly t: number; readonly value: number }[];
  readonly betas: readonly {
    readonly x: number;
    readonly a: number;
    readonly b: number;
    readonly value: number;
  }[];
  readonly gammas: readonly { readonly x: number; readonly value: number }[];
  readonly samples: Readonly<Record<"a" | "b" | "c", readonly number[]>>;
  readonly paired: Judged;
  readonly welch: Judged;
} = JSON.parse(readFileSync(join(import.meta.dirname, "scipy-facts.json"), "utf8"));

/** Whether two numbers differ by less than one part in 10^9. */
function isClose(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= 1e-9 * Math.max(1e-3, Math.abs(expected));
}

it("has the quantiles and tails of Student's t distribution that SciPy has", () => {
  expect(facts.quantiles.filter(({ degrees, p, value }) => !isClose(tQuantile(p, degrees), value))).toEqual(
    [],
  );
  expect(facts.tails.filter(({ degrees, t, value }) => !isClose(twoSidedTail(t, degrees), value))).toEqual(
    [],
  );
  expect(facts.quantiles.length + facts.tails.length).toBe(56);
});

it("has the incomplete beta function and the logarithm of the gamma function that SciPy has", () => {
  expect(facts.betas.filter(({ x, a, b, value }) => !isClose(incompleteBeta(x, a, b), value))).toEqual([]);
  expect(facts.gammas.filter(({ x, value }) => !isClose(logGamma(x), value))).toEqual([]);
});

it.each([
  ["ttest_rel", facts.paired, pairedDifference(facts.samples.a, facts.samples.b)],
  ["ttest_ind without equal variances", facts.welch, unpairedDifference(facts.samples.a, facts.samples.c)],
])("judges a difference as SciPy's %s does", (_, expected, difference) => {
  const interval = intervalOf(difference);
  expect(interval?.low).toBeCloseTo(expected.low, 9);
  expect(interval?.high).toBeCloseTo(expected.high, 9);
  expect(pValueOf(difference)).toBeCloseTo(expected.p, 9);
  expect(difference.degrees).toBeCloseTo(expected.degrees, 9);
});
