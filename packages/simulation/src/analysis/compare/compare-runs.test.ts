import { simulationComparison } from "@concordat/contracts/simulation-comparison";
import { expect, it } from "vitest";
import { compareRuns, type MeasuredRun } from "../../index.js";
import { runsWith } from "../../testing/measured.js";

function result(a: readonly MeasuredRun[], b: readonly MeasuredRun[]) {
  const [found] = compareRuns({ a, b }).results;
  if (found === undefined) throw new Error("there is no result");
  return found;
}

const low = [10, 14, 9, 13, 11];

it("pairs runs of the same seed and audience, whatever their order", () => {
  const a = runsWith(low);
  const b = runsWith(low.map((value, index) => value + 2 + (index % 2)));
  const comparison = compareRuns({ a, b: b.toReversed() });
  expect(simulationComparison.validate(comparison)).toEqual([]);
  expect(comparison).toMatchObject({
    pairing: "by-seed",
    pairing_reason: "both sides have the same 5 seeds and the same audience",
    pairs: 5,
  });
  expect(comparison.results).toEqual([
    expect.objectContaining({
      difference: expect.closeTo(2.4, 12),
      verdict: "higher",
      runs_a: 5,
      size: expect.closeTo(1.14, 12),
    }),
  ]);
  // Between runs the values vary more than the difference: without pairs nothing could be said.
  expect(
    result(
      a,
      runsWith(
        b.map(({ values }) => values[0]?.value ?? 0),
        { audience: "d".repeat(64) },
      ),
    ),
  ).toMatchObject({
    verdict: "not-told-apart",
  });
});

it.each([
  ["the two sides have no seed in common", { seed: 7 }, 1],
  ["the two sides have different audiences", { audience: "d".repeat(64) }, 5],
] as const)("does not pair where %s", (reason, more, runs) => {
  const comparison = compareRuns({ a: runsWith(low), b: runsWith(low.slice(0, runs), more) });
  expect(comparison).toMatchObject({ pairing: "unpaired", pairing_reason: reason, pairs: 0 });
});

it("leaves out runs without a partner, and says so", () => {
  const comparison = compareRuns({ a: runsWith(low), b: runsWith([...low, 20, 30]) });
  expect(comparison).toMatchObject({
    pairs: 5,
    pairing_reason: "both sides have the same 5 seeds and the same audience; 2 runs have no partner",
  });
  expect(comparison.results).toEqual([expect.objectContaining({ runs_a: 5, runs_b: 5, difference: 0 })]);
});

it("leaves out pairs in which a run has no value, and a measure that no run has", () => {
  expect(result(runsWith([1, 2, null, 4]), runsWith([2, 2, 9, 6]))).toMatchObject({
    values_a: [1, 2, null, 4],
    runs_a: 3,
    runs_b: 3,
    mean_b: 10 / 3,
  });
  expect(compareRuns({ a: runsWith([null]), b: runsWith([null]) }).results).toEqual([]);
});

it("shows the difference of two single runs, without an interval", () => {
  expect(result(runsWith([10]), runsWith([13]))).toMatchObject({
    difference: 3,
    low: null,
    high: null,
    verdict: "too-few-runs",
    runs_for_size: null,
  });
});

it.each([
  ["all runs came to the same", [3, 3, 3], [3, 3, 3]],
  ["all pairs differ alike", [1, 2, 3], [2, 3, 4]],
])("does not judge chance where %s", (_, a, b) => {
  expect(result(runsWith(a), runsWith(b))).toMatchObject({
    verdict: "nothing-varies",
    low: null,
    p_value: null,
  });
});

it("says lower for a lower B, and gives the interval of B less A", () => {
  const { verdict, low: from, high } = result(runsWith([20, 22, 21, 23]), runsWith([11, 12, 12, 13]));
  expect(verdict).toBe("lower");
  expect([Number(from) < -9.5, Number(high) > -9.5 && Number(high) < 0]).toEqual([true, true]);
});

it("corrects the measures of a family for how many they are", () => {
  const both = (shift: number) =>
    runsWith([1, 2, 3, 4]).map((run, index) => ({
      ...run,
      values: (["exposures", "reach", "like_rate"] as const).map((measure) => ({
        measure,
        segment: null,
        value: index + shift * (1 + index / 2),
      })),
    }));
  const { results } = compareRuns({ a: both(0), b: both(1) });
  const [exposures, reach, likes] = results;
  // Alone a measure is told apart; one of two is not, and one of another family is.
  expect(exposures).toMatchObject({ p_holm: 2 * (exposures?.p_value ?? 1) });
  expect(reach?.p_holm).toBe(exposures?.p_holm);
  expect(likes).toMatchObject({ p_holm: likes?.p_value, verdict: "higher" });
});

it("says how many runs show a difference of the size that is asked about", () => {
  const a = runsWith(low);
  const b = runsWith([12, 15, 12, 14, 15]);
  const sized = (size: Parameters<typeof compareRuns>[0]["size"]) =>
    compareRuns({ a, b, ...(size === undefined ? {} : { size }) }).results[0];
  expect(sized(undefined)).toMatchObject({ size: expect.closeTo(1.14, 12), runs_for_size: 13 });
  expect(sized({ absolute: 5 })).toMatchObject({ size: 5, runs_for_size: 3 });
  expect(sized({ absolute: 1e-9 })).toMatchObject({ runs_for_size: null });
  expect(compareRuns({ a: runsWith([0, 0, 0]), b: runsWith([1, 2, 3]) }).results[0]).toMatchObject({
    size: null,
  });
});

it("refuses sides that are not the runs of one scenario, or last differently long", () => {
  const a = runsWith(low);
  const other = runsWith([1], { scenario: "f".repeat(64), seed: 9 });
  expect(() => compareRuns({ a: [...a, ...other], b: a })).toThrow(
    "a must be runs of one scenario that differ in nothing but their seeds: the run with seed 9 is of another",
  );
  expect(() => compareRuns({ a, b: runsWith([1, 2], { seed: 3 }) })).toThrow(
    "b holds two runs with the same seed; they are not independent of each other",
  );
  expect(() => compareRuns({ a, b: runsWith(low, { rounds: 99 }) })).toThrow("a has 4 rounds and b 99");
});

it.each([[[]], [[1]], [[null]], [runsWith([Number.NaN])], [runsWith([1e200])], [runsWith([Infinity])]])(
  "refuses what measureRun does not give: %j",
  (a) => {
    expect(() => compareRuns({ a: a as MeasuredRun[], b: runsWith(low) })).toThrow(
      "a must be a list of runs as measureRun gives them, and not empty",
    );
  },
);

it("refuses runs in which a rule had different meanings, and takes a rule that has only one", () => {
  const [old, later] = [1, 2].map((rules) => runsWith(low, { rules }));
  const [a = [], b = []] = [old, later];
  expect(() => compareRuns({ a, b })).toThrow(
    "a and b were decided by versions 1 and 2 of the rules, which give the threshold policy different meanings",
  );
  const mixed = [...a.slice(0, 2), ...b.slice(2)];
  expect(() => compareRuns({ a: mixed, b: runsWith(low) })).toThrow(
    "the runs of a were decided by versions 1 and 2",
  );
  expect(compareRuns({ a, b: runsWith(low) }).results).toHaveLength(1);
});
