import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { projectConfigs } from "./project-configs.mjs";

it.skipIf(process.env.PROPERTY_SEED === "random")("a property draws the same cases in each run", () => {
  const drawn = () => fc.sample(fc.integer(), 5);
  expect(fc.readConfigureGlobal().seed).toEqual(expect.any(Number));
  expect(drawn()).toEqual(drawn());
});

it("the tests of every package load this rule", () => {
  const without = projectConfigs().filter(
    (path) => !readFileSync(path, "utf8").includes("vitest/repeatable-properties.mjs"),
  );
  expect(without).toEqual([]);
});
