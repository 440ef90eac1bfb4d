import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { nearestName as contractsRule } from "../../packages/contracts/dist/options/index.js";
import { publishedPackages } from "../published-packages.mjs";
import { splitManager } from "./chosen-manager.mjs";
import { installPages } from "./install-pages.mjs";
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
  const said = problemOf(words, [{ name: "@concordat/cli" }, { name: "@concordat/llm" }]);
  if (problem === null) expect(said).toBeNull();
  else expect(said).toContain(problem);
});

it("takes every install line of the documentation", () => {
  const root = join(import.meta.dirname, "../..");
  const manifests = publishedPackages(root).map(({ manifest }) => manifest);
  const lines = installPages(root).flatMap((page) => [
    ...readFileSync(join(root, page), "utf8").matchAll(
      /^(?:node ~\/concordat\/tools\/add\.mjs|npm install) (.+)$/gm,
    ),
  ]);
  expect(lines.length).toBeGreaterThan(30);
  const problems = lines.map(([, words]) => problemOf(splitManager(words.split(" "), root).words, manifests));
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

it.each(["lm", "--wiht", "@concordat/pasrer", "cargo", "", "@concordat/llm"])(
  "%j has the same nearest name as in the packages",
  (name) => {
    const known = ["@concordat/llm", "@concordat/parser", "--with", "llm"];
    expect(nearestName(name, known)).toBe(contractsRule(name, known));
  },
);
