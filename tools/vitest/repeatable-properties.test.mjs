import fc from "fast-check";
import { expect, it } from "vitest";

it.skipIf(process.env.PROPERTY_SEED === "random")("a property draws the same cases in each run", () => {
  const drawn = () => fc.sample(fc.integer(), 5);
  expect(fc.readConfigureGlobal().seed).toEqual(expect.any(Number));
  expect(drawn()).toEqual(drawn());
});
