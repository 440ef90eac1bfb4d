#!/usr/bin/env node
// Everything that must hold before a change is merged, besides the tests: each part in turn, all of them even when one
// fails, and at the end which failed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Tasks whose results turbo keeps while nothing they read has changed. */
const cached = [
  "build",
  "check:vectors",
  "//#check:lint",
  "//#check:docstrings",
  "//#check:english",
  "//#check:boundaries",
  "//#check:schemas",
  "//#check:surface",
  "//#check:unused",
];

/** Generated code comes first: building would write it anew. */
const parts = [
  ["generated code is that of the schemas", turbo("check:generated", "--filter=@concordat/contracts")],
  [
    "lint, docstrings, English, schemas, vectors, surface, boundaries, unused code",
    turbo(...cached, "--continue"),
  ],
  // One program for all packages: a compiler for each would read the same declarations twenty times.
  ["types", node("node_modules/typescript/bin/tsc", "-p", "tsconfig.check.json")],
  ["package exports", node("tools/check-exports.mjs")],
  ["changesets", node("tools/check-changesets.mjs")],
];

const failed = parts.filter(
  ([, command]) => spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" }).status !== 0,
);
for (const [title] of failed) console.error(`check failed: ${title}`);
if (failed.length > 0) process.exitCode = 1;

function turbo(...args) {
  return node("tools/turbo.mjs", "run", ...args, "--output-logs=errors-only");
}

function node(script, ...args) {
  return [join(root, script), ...args];
}
