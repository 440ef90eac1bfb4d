import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it.skipIf(process.env.PROPERTY_SEED === "random")("a property draws the same cases in each run", () => {
  const drawn = () => fc.sample(fc.integer(), 5);
  expect(fc.readConfigureGlobal().seed).toEqual(expect.any(Number));
  expect(drawn()).toEqual(drawn());
});

it("the tests of every package load this rule", () => {
  const projects = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name)),
  );
  const without = [...projects, "tests"].filter((project) => {
    const config = readdirSync(join(root, project)).find((name) => name.startsWith("vitest.config."));
    return config && !readFileSync(join(root, project, config), "utf8").includes("repeatable-properties.mjs");
  });
  expect(without).toEqual([]);
});
