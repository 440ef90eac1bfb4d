import { expect, it } from "vitest";
import { nearestName as contractsRule } from "../../packages/contracts/dist/options/index.js";
import { nearestName } from "./nearest-name.mjs";
import { problemOf } from "./problem-of.mjs";

it.each([
  [["valibot", "-D"], null],
  [["@concordat/llm", "zod@4"], null],
  [
    ["llm", "zod"],
    "npm's package llm is not ours; did you mean @concordat/llm? To add the other one: npm install llm",
  ],
  [["--wiht", "pnpm", "zod"], "there is no option --wiht; did you mean --with?"],
  [["--omit=optional", "--save-dev", "zod"], null],
  [["@concordat/lm"], "there is no package @concordat/lm; did you mean @concordat/llm?"],
  [
    ["@concordat/llm@latest"],
    "@concordat/llm@latest: the clone has one version of each package; write @concordat/llm",
  ],
])("of %j says %j", (words, problem) => {
  const said = problemOf(words, ["@concordat/cli", "@concordat/llm"]);
  if (problem === null) expect(said).toBeNull();
  else expect(said).toContain(problem);
});

it.each(["lm", "--wiht", "@concordat/pasrer", "cargo", "", "@concordat/llm"])(
  "%j has the same nearest name as in the packages",
  (name) => {
    const known = ["@concordat/llm", "@concordat/parser", "--with", "llm"];
    expect(nearestName(name, known)).toBe(contractsRule(name, known));
  },
);
