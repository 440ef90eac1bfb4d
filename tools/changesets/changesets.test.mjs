import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { publishedPackages } from "../published-packages.mjs";
import { branchBase, changedFiles } from "./changed-files.mjs";
import { readChangesets } from "./read-changesets.mjs";
import { testFoldersOf } from "./tests-of-changes.mjs";
import { untoldPackages } from "./untold-packages.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "concordat-changesets-"));
  git("init", "-q", "-b", "main");
  write("packages/old/src/index.ts", "export {};");
  write(".changeset/README.md", "# Changesets");
  commit();
  git("checkout", "-q", "-b", "branch");
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args) =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { cwd: root });

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit() {
  git("add", "-A");
  git("commit", "-q", "-m", "change");
}

function untold() {
  const packages = [
    { folder: join(root, "packages/old"), manifest: { name: "@you/old", version: "1.2.0" } },
    { folder: join(root, "packages/new"), manifest: { name: "@you/new", version: "0.0.0" } },
  ];
  const changed = changedFiles(root, branchBase(root));
  return untoldPackages({ root, changed, packages, changesets: readChangesets(root) }).map(
    ({ name }) => name,
  );
}

const changeset = (name) => `---\n"${name}": minor\n---\n\nSomething.\n`;

it("wants a changeset for a package whose sources changed, committed or not", () => {
  expect(untold()).toEqual([]);
  write("packages/old/src/index.ts", "export const a = 1;");
  expect(untold()).toEqual(["@you/old"]);
  commit();
  expect(untold()).toEqual(["@you/old"]);
  write(".changeset/brave-words.md", changeset("@you/old"));
  expect(untold()).toEqual([]);
});

it("does not count tests, nor a changeset that is older than the branch", () => {
  write("packages/old/src/index.test.ts", "");
  write("packages/old/src/testing/server.ts", "");
  expect(untold()).toEqual([]);
  git("checkout", "-q", "main");
  write(".changeset/older.md", changeset("@you/old"));
  commit();
  git("checkout", "-q", "-b", "later");
  write("packages/old/src/index.ts", "export const a = 2;");
  expect(untold()).toEqual(["@you/old"]);
});

it("takes the changeset of the first release for all changes until then", () => {
  write("packages/new/src/index.ts", "");
  expect(untold()).toEqual(["@you/new"]);
  write(".changeset/first-new.md", changeset("@you/new"));
  expect(untold()).toEqual([]);
});

it("wants another one for a changed public interface, released or not", () => {
  write(".changeset/first-new.md", changeset("@you/new"));
  commit();
  git("checkout", "-q", "main");
  git("merge", "-q", "branch");
  git("checkout", "-q", "-b", "later");
  write("packages/new/src/index.ts", "export const a = 1;");
  expect(untold()).toEqual([]);
  write("packages/new/surface.json", "[]");
  expect(untold()).toEqual(["@you/new"]);
  write(".changeset/second-new.md", changeset("@you/new"));
  expect(untold()).toEqual([]);
});

it("names the folders whose tests a change concerns", () => {
  for (const folder of ["packages/contracts", "tests/src/documents", "tools"])
    mkdirSync(join(root, folder), { recursive: true });
  const changed = [
    "packages/old/src/index.ts",
    "packages/old/README.md",
    "tools/check.mjs",
    "docs/limits.md",
  ];
  expect(testFoldersOf(root, changed)).toEqual(["packages/old", "tests/src/documents", "tools"]);
  expect(testFoldersOf(root, ["schemas/post/v1/schema.json"])).toEqual(["packages/contracts"]);
  expect(testFoldersOf(root, ["packages/gone/src/index.ts", "package.json", "tests"])).toEqual(["tests"]);
  expect(testFoldersOf(root, [])).toEqual([]);
});

it("takes an empty changeset as the word that no user notices", () => {
  write("packages/old/src/index.ts", "export const a = 1;");
  write(".changeset/quiet.md", "---\n---\n");
  expect(untold()).toEqual([]);
});

it("every changeset names packages that exist", () => {
  const names = publishedPackages(join(import.meta.dirname, "../..")).map(({ manifest }) => manifest.name);
  const unknown = readChangesets(join(import.meta.dirname, "../..")).flatMap((changeset) =>
    [...changeset.packages].filter((name) => !names.includes(name)),
  );
  expect(unknown).toEqual([]);
});
