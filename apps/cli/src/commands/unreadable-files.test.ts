import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeTarball } from "../testing/packed-package.js";
import { runCli } from "../testing/run-cli.js";

// A symbolic link that leads to itself cannot be opened by anybody, not even by root, for whom no file is locked.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-unreadable-"));
  for (const name of ["table.csv", "schema.json", "project"]) await symlink(name, join(folder, name));
  await writeTarball(folder, "@concordat/llm");
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  [
    ["analyze", "table.csv", "--question", "Why?", "--llm", "none"],
    /^concordat: table\.csv: its symbolic links/,
  ],
  [["diff", "schema.json", "schema.json"], /^concordat: schema\.json cannot be read: its symbolic links/],
  [["ask", "x", "--schema", "schema.json"], /^concordat: schema\.json cannot be read: its symbolic links/],
  [["validate", "post", "schema.json"], /^concordat: schema\.json cannot be read: its symbolic links/],
  [
    ["init", "project/tickets", "--from", "."],
    /^concordat: project\/tickets cannot be written: too many symbolic links/,
  ],
])("says why an existing file cannot be used: %j", async (args, expected) => {
  const { code, err } = await runCli(args, { cwd: folder });
  expect(code).toBe(2);
  expect(err).toMatch(expected);
  expect(err).not.toMatch(/\bE[A-Z]{4,}\b/);
});
