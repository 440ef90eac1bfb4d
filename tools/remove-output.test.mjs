import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

it.each([
  ["clean-dist.mjs", []],
  ["copy-schemas.mjs", ["dist"]],
])("%s removes nothing outside the packages of this repository", (script, args) => {
  const folder = mkdtempSync(join(tmpdir(), "concordat-output-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/mine.js"), "mine");
  const command = [join(import.meta.dirname, script), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining("is not the output of a package of this repository"),
  ]);
  expect(readFileSync(join(folder, "dist/mine.js"), "utf8")).toBe("mine");
});
