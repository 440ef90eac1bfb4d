import { expect, it } from "vitest";
import { effectiveSize, rake } from "./rake.js";

/** Twelve people by sex and by education. */
const sex = Int32Array.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
const education = Int32Array.from([0, 0, 0, 1, 1, 1, 2, 2, 0, 1, 1, 2]);
const margins = [
  { categories: sex, shares: Float64Array.from([0.48, 0.52]) },
  { categories: education, shares: Float64Array.from([0.25, 0.45, 0.3]) },
];

it("reaches the margins with the weights that ipfn computes", () => {
  const { weights, converged } = rake(new Float64Array(12).fill(1), margins);
  expect(converged).toBe(true);
  const expected = [
    ...[0.587344469634, 0.587344469634, 0.587344469634, 0.748391962949, 0.748391962949, 0.748391962949],
    ...[0.876395351126, 0.876395351126, 1.237966591098, 1.577412055577, 1.577412055577, 1.847209297748],
  ];
  for (const [at, weight] of weights.entries()) expect(weight).toBeCloseTo(expected[at] ?? Number.NaN, 8);
});

it("keeps the ratios of the weights it begins with where margins do not change them", () => {
  const start = Float64Array.from(sex, (_, at) => 1 + at);
  const { weights } = rake(start, [{ categories: sex, shares: Float64Array.from([0.5, 0.5]) }]);
  expect((weights[1] ?? 0) / (weights[0] ?? 0)).toBeCloseTo(2, 12);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(12, 10);
});

it("says that margins which no weights can reach were not reached", () => {
  const same = Int32Array.from([0, 0, 1, 1]);
  const impossible = [0.5, 0.3].map((share) => ({
    categories: same,
    shares: Float64Array.from([share, 1 - share]),
  }));
  expect(rake(new Float64Array(4).fill(1), impossible)).toMatchObject({
    converged: false,
    iterations: 1_000,
  });
});

it("counts weights by what they are worth", () => {
  expect(effectiveSize([1, 1, 1, 1])).toBe(4);
  expect(effectiveSize([3, 1])).toBe(1.6);
  expect(effectiveSize([])).toBe(0);
});
