import { simulationComparison } from "@concordat/contracts/simulation-comparison";
import { expect, it } from "vitest";
import { compareRuns, compareSides } from "../../index.js";
import { runsWith } from "../../testing/measured.js";
import { holm } from "./statistics/holm.js";

const low = [10, 14, 9, 13, 11];
const sides = [
  runsWith(low),
  runsWith(low.map((value, index) => value + 2 + (index % 2))),
  runsWith(low.map((value, index) => value + 1 - 3 * (index % 2))),
];

it("compares each side with each, and corrects for all of the pairs", () => {
  const comparisons = compareSides({ sides });
  expect(comparisons.flatMap((one) => simulationComparison.validate(one))).toEqual([]);
  const [first = [], second = [], third = []] = sides;
  const alone = [
    [first, second],
    [first, third],
    [second, third],
  ].map(([a = [], b = []]) => compareRuns({ a, b }).results[0]);
  const results = comparisons.map(({ results: [result] }) => result);
  expect(results.map((result) => result?.p_value)).toEqual(alone.map((result) => result?.p_value));
  expect(results.map((result) => result?.p_holm)).toEqual(holm(alone.map((result) => result?.p_value ?? 1)));
  // What differs on its own need not when three pairs are looked at.
  expect(results[0]?.p_holm).toBeGreaterThan(alone[0]?.p_holm ?? 1);
});

it("corrects the measure that decides for the pairs alone, not for what else was measured", () => {
  const [a, b] = sides.map((runs) =>
    runs.map((run) => ({
      ...run,
      values: [
        ...run.values,
        ...run.values.map((value) => ({ ...value, measure: "exposures" as const, value: run.seed % 7 })),
      ],
    })),
  );
  const [measure] = sides[0]?.[0]?.values ?? [];
  if (a === undefined || b === undefined || measure === undefined) throw new Error("there are no sides");
  const shifted = b.map((run, index) => ({
    ...run,
    values: run.values.map((value) =>
      value.measure === "exposures" ? { ...value, value: (value.value ?? 0) + (index % 3) } : value,
    ),
  }));
  const of = (deciding?: typeof measure.measure) =>
    compareSides({ sides: [a, shifted], ...(deciding === undefined ? {} : { deciding }) })[0]?.results.find(
      (result) => result.measure === measure.measure,
    );
  expect(of()?.p_holm).toBeGreaterThan(of()?.p_value ?? 1);
  expect(of(measure.measure)?.p_holm).toBe(of()?.p_value);
});

it.each([
  ["one side", { sides: [runsWith(low)] }, "at least 2 sides"],
  ["a measure that there is not", { sides, deciding: "joy" as "reach" }, "deciding must be"],
])("refuses %s", (_, options, message) => {
  expect(() => compareSides(options)).toThrow(message);
});
