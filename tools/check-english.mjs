#!/usr/bin/env node
// Fails where a text that people read uses one of the phrases in english/phrases.mjs, and says what to write instead.
// Read are comments, messages, tests' titles, documents and the descriptions of schemas; a phrase may be wrapped.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPhrases } from "./english/find-phrases.mjs";

const root = join(import.meta.dirname, "..");

const read = ["*.ts", "*.mjs", "*.md", "schemas/**/schema.json"];
/** What is generated, or written by programs: its words stand elsewhere. */
const leftOut = [
  ":!**/generated/**",
  ":!**/golden/**",
  ":!packages/*/CHANGELOG.md",
  ":!docs/server-failures.md",
  ":!tools/english/**",
];

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...read, ...leftOut],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));

let found = 0;
for (const file of files) {
  for (const { line, phrase, instead } of findPhrases(readFileSync(join(root, file), "utf8"))) {
    console.error(`${file}:${line}: "${phrase}"; write: ${instead}`);
    found++;
  }
}
if (found > 0) process.exitCode = 1;
