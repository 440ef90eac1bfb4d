import { expect, it } from "vitest";
import { nearestName } from "../../packages/contracts/dist/options/index.js";
import { npmCommands } from "./npm-commands.mjs";
import { problemOf } from "./problem-of.mjs";

const packages = [
  { name: "@concordat/cli", dependencies: { "@concordat/llm": "^1.0.0", "@concordat/files": "^1.0.0" } },
  { name: "@concordat/llm" },
  { name: "@concordat/files" },
];
const tarballs = new Map(packages.map(({ name }) => [name, `${name.split("/")[1]}.tgz`]));
const project = { dependencies: { "@concordat/llm": "file:llm.tgz", zod: "^4.0.0" } };

it.each(["--save-dev", "-D", "-DE", "--save-optional"])(
  "with %s leaves a package that only comes along where the project lists it",
  (option) => {
    expect(npmCommands(packages, tarballs, [option, "@concordat/cli"], project)).toEqual([
      ["llm.tgz"],
      [option, "cli.tgz", "files.tgz"],
    ]);
  },
);

it("moves what the command names, as npm does", () => {
  expect(npmCommands(packages, tarballs, ["-D", "@concordat/llm"], project)).toEqual([["-D", "llm.tgz"]]);
});

it.each([
  [["@concordat/cli"], project],
  [["-D", "@concordat/cli"], {}],
  [["-D", "@concordat/cli"], null],
])("is one command for %j where nothing would move", (words, here) => {
  expect(npmCommands(packages, tarballs, words, here)).toHaveLength(1);
});

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
