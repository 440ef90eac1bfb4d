import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { writeTarball } from "../testing/packed-package.js";
import { runCli } from "../testing/run-cli.js";
import { withHelpFlag } from "./help-word.js";

function program(): Command {
  const simulate = new Command("simulate").addCommand(new Command("ask"));
  return new Command("concordat").addCommand(simulate).addCommand(new Command("init"));
}

describe("the word help", () => {
  it.each([
    ["help", "--help"],
    ["help help", "--help"],
    ["init help", "init --help"],
    ["help init", "init --help"],
    ["--debug init help", "init --help"],
    ["simulate help ask", "simulate ask --help"],
    ["simulate ask help", "simulate ask --help"],
    ["help simulate ask", "simulate ask --help"],
  ])("asks for help in %j", (words, meant) => {
    expect(withHelpFlag(program(), words.split(" "))).toEqual(meant.split(" "));
  });

  it.each(["init", "init help --job ask", "init tickets help", "help simulat", "simulate ask run help"])(
    "is left as it is in %j",
    (words) => {
      expect(withHelpFlag(program(), words.split(" "))).toEqual(words.split(" "));
    },
  );
});

describe("concordat init", () => {
  let packages: string;
  beforeAll(async () => {
    packages = await mkdtemp(join(tmpdir(), "concordat-packages-"));
    await writeTarball(packages, "@concordat/llm");
  });
  afterAll(() => rm(packages, { recursive: true }));

  it.each([
    ["init help", 0, []],
    ["init help --job ask", 2, []],
    ["init --job ask help", 2, []],
    ["init ./help --from FROM", 0, ["help"]],
  ])("%j ends with %i and creates %j", async (words, code, created) => {
    const cwd = await mkdtemp(join(tmpdir(), "concordat-help-"));
    onTestFinished(() => rm(cwd, { recursive: true }));
    const run = await runCli(words.replace("FROM", packages).split(" "), { cwd });
    expect([run.code, await readdir(cwd)]).toEqual([code, created]);
  });
});
