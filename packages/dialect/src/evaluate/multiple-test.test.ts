import fc from "fast-check";
import { expect, it } from "vitest";
import { isMultiple } from "../run-time/is-multiple.js";
import { multipleTest } from "./multiple-test.js";

const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: 8 })).map(([digits, scale]) => digits / 10 ** scale),
  fc.constantFrom(-0, 1e15, 999_999_999_999_999.9, 1e308, 5e-324),
);
const divisor = fc.oneof(fc.constantFrom(0.01, 0.1, 0.25, 1e-7, 1e-15, 2, 1e16, 19.99, -0.5, 1e21), number);

it("decides as the decimals are written", () => {
  fc.assert(
    fc.property(divisor, number, fc.integer({ min: -1000, max: 1000 }), (by, value, times) => {
      fc.pre(by !== 0 && Number.isFinite(by));
      for (const item of [value, by * times]) expect(multipleTest(by)(item)).toBe(isMultiple(item, by));
    }),
    { numRuns: 1000 },
  );
});
