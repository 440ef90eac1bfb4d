import { expect, it } from "vitest";
import { nearestName } from "../../packages/contracts/dist/options/index.js";
import { problemOf } from "./problem-of.mjs";

it.each([
  [["valibot", "-D"], null],
  [["@concordat/llm", "zod@4"], null],
  [["@concordat/lm"], "there is no package @concordat/lm; did you mean @concordat/llm?"],
  [
    ["@concordat/llm@latest"],
    "@concordat/llm@latest: the clone has one version of each package; write @concordat/llm",
  ],
])("of %j says %j", (words, problem) => {
  const said = problemOf(words, ["@concordat/cli", "@concordat/llm"], nearestName);
  if (problem === null) expect(said).toBeNull();
  else expect(said).toContain(problem);
});
