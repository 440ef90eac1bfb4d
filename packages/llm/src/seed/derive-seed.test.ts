import fc from "fast-check";
import { expect, it } from "vitest";
import { deriveSeed } from "./derive-seed.js";

it("is always the same for the same parts, on every machine", () => {
  expect([deriveSeed(7, "mara", "p01", 1), deriveSeed(7, "mara", "p01", 2), deriveSeed()]).toEqual([
    1637385226, 948364188, 1164981279,
  ]);
});

it("is an integer that every engine takes for a seed", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.integer())), (parts) => {
      const seed = deriveSeed(...parts);
      expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true);
    }),
  );
});

it("differs where parts run into each other", () => {
  expect(deriveSeed("ab", "c")).not.toBe(deriveSeed("a", "bc"));
});
