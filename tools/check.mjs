#!/usr/bin/env node
// Everything that must hold before a change is merged, except the tests, which it only names: each part in turn, all of them
// even when one fails, and at the end which failed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Turbo keeps the results of its tasks while nothing that they read has changed. */
const parts = [
  // Before anything is built: building would write generated code again.
  [
    "generated code, lint, docstrings, English, boundaries, schemas, surface",
    turbo(
      "@concordat/contracts#check:generated",
      "//#check:lint",
      "//#check:docstrings",
      "//#check:english",
      "//#check:boundaries",
      "//#check:schemas",
      "//#check:surface",
    ),
  ],
  ["build, vectors, unused code", turbo("build", "check:vectors", "//#check:unused")],
  // One program for all packages: a compiler for each would read the same declarations twenty times.
  ["types", node("node_modules/typescript/bin/tsc", "-p", "tsconfig.check.json")],
  ["package exports", node("tools/check-exports.mjs")],
  ["where the project is", node("tools/manifests.mjs")],
  ["install lines", node("tools/install-lines.mjs")],
  ["changesets", node("tools/check-changesets.mjs")],
  ["tests of what changed", node("tools/name-tests.mjs")],
];

const failed = parts.filter(
  ([, command]) => spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" }).status !== 0,
);
for (const [title] of failed) console.error(`check failed: ${title}`);
if (failed.length > 0) process.exitCode = 1;

function turbo(...args) {
  return node("tools/turbo.mjs", "run", ...args, "--continue", "--output-logs=errors-only");
}

function node(script, ...args) {
  return [join(root, script), ...args];
}
