import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { projectConfigs } from "./project-configs.mjs";

it("the tests of every package run as `project` says", () => {
  const otherwise = projectConfigs().filter(
    (path) => !readFileSync(path, "utf8").includes("export default project("),
  );
  expect(otherwise).toEqual([]);
});
