import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const bin = join(import.meta.dirname, "../bin/create-concordat.js");

it.each([[["help"]], [["-h"]], [["help", "--job", "ask"]]])(
  "%j prints the help and creates nothing",
  async (words) => {
    const cwd = await mkdtemp(join(tmpdir(), "create-concordat-"));
    onTestFinished(() => rm(cwd, { recursive: true }));
    const { status, stdout } = spawnSync(process.execPath, [bin, ...words], { cwd, encoding: "utf8" });
    expect([status, await readdir(cwd)]).toEqual([0, []]);
    expect(stdout).toContain("Usage: create-concordat <folder> [options]");
  },
);

it.each([
  [["x", "--jop", "ask"], "the option --jop is unknown; did you mean --job?"],
  [["x", "--job", "aks"], "--job aks is unknown; did you mean ask?"],
  [["x", "--package-manager", "pnmp"], "--package-manager pnmp is unknown; did you mean pnpm?"],
  [["x", "--package-manager", "cargo"], "--package-manager cargo is unknown; there are npm, pnpm, yarn, bun"],
])("%j names what was probably meant, and creates nothing", async (words, message) => {
  const cwd = await mkdtemp(join(tmpdir(), "create-concordat-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const { status, stderr } = spawnSync(process.execPath, [bin, ...words], { cwd, encoding: "utf8" });
  expect([status, await readdir(cwd)]).toEqual([2, []]);
  expect(stderr).toBe(`create-concordat: ${message}\n`);
});
