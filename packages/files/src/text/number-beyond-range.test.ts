import { expect, it } from "vitest";
import { numberBeyondRange } from "./number-beyond-range.js";

const beyond = "which is beyond the range of numbers in double precision (about ±1.8e308)";

it.each<[json: string, path: (string | number)[], line: number, literal: string]>([
  ["1e400", [], 1, "1e400"],
  ['{"a": [1, {"b": "x", "c/d": -1E+400}]}', ["a", 1, "c/d"], 1, "-1E+400"],
  ['[[1, 2], {"a": 1},\n{"b": [[], 1e400]}]', [2, "b", 1], 2, "1e400"],
  ['{"1e400": "1e400", "\\"}": "\\\\", "\\u0061\\"\\\\": 1e309}', ['a"\\'], 1, "1e309"],
  ['{"a": {"b": 1}, "c": 2e308}', ["c"], 1, "2e308"],
  ["9".repeat(309), [], 1, `${"9".repeat(40)}…`],
])("finds what is read as infinite in %s", (json, path, line, literal) => {
  expect(numberBeyondRange(json)).toEqual({ path, line, message: `is ${literal}, ${beyond}` });
});

it.each(["[1.7976931348623157e308, 1e-400, -0]", '{"1e400": "1e400 \\" 1e400"}', "null", '""', "[true, 12]"])(
  "finds nothing in %s",
  (json) => {
    expect(numberBeyondRange(json)).toBeNull();
  },
);

it("finds a number at any depth, and behind any nesting", () => {
  const levels = 100_000;
  const nested = (inner: string): string => "[".repeat(levels) + inner + "]".repeat(levels);
  expect(numberBeyondRange(nested("1e400"))?.path).toHaveLength(levels);
  expect(numberBeyondRange(`{"x": ${nested("")}, "y": 1e400}`)?.path).toEqual(["y"]);
});

it("reads strings and numbers of any length", () => {
  expect(numberBeyondRange(`["${"a\\\\".repeat(3_000_000)}", 1e400]`)?.path).toEqual([1]);
  expect(numberBeyondRange(`[${"1".repeat(9_000_000)}]`)?.path).toEqual([0]);
});
