import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { addArguments } from "./add-arguments.mjs";
import { managerProblem, splitManager } from "./chosen-manager.mjs";

it("takes the package manager that is named, and npm for what is installed globally", () => {
  expect(splitManager(["--with", "bun", "zod"], tmpdir())).toEqual({ manager: "bun", words: ["zod"] });
  expect(splitManager(["-g", "concordat"], import.meta.dirname)).toEqual({
    manager: "npm",
    words: ["-g", "concordat"],
  });
  expect(splitManager(["zod"], import.meta.dirname)).toEqual({ manager: "pnpm", words: ["zod"] });
});

it.each([
  ["npm", ["-g", "concordat"], null],
  ["bun", ["concordat"], null],
  ["bun", ["-g", "concordat"], "only npm installs globally from a clone; leave out --with bun"],
  ["pnmp", ["zod"], "--with pnmp: there is no such package manager; did you mean pnpm?"],
  ["cargo", ["zod"], "--with cargo: there is no such package manager; it takes npm, pnpm, yarn, bun"],
])("of %s with %j the problem is %j", (manager, words, problem) => {
  expect(managerProblem(manager, words)).toBe(problem);
});

const tarballs = new Map([["@concordat/llm", "/out/llm.tgz"]]);

it.each([
  ["npm", ["install", "--save-dev", "zod", "/out/llm.tgz"]],
  ["pnpm", ["add", "--save-dev", "@concordat/llm@file:/out/llm.tgz", "zod"]],
  ["yarn", ["add", "--dev", "@concordat/llm@file:/out/llm.tgz", "zod"]],
  ["bun", ["add", "--dev", "@concordat/llm@file:/out/llm.tgz", "zod"]],
])("%s is given tarballs in place of our packages", (manager, args) => {
  expect(addArguments(manager, [], tarballs, ["--save-dev", "@concordat/llm", "zod"])).toEqual(args);
});
