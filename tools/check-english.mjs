#!/usr/bin/env node
// Fails if a text that people read breaks one of our rules of textlint (english/rules), and says what to write instead.
// Reads comments, messages, titles of tests, documents and the descriptions of schemas.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkText } from "./english/check-text.mjs";

const root = join(import.meta.dirname, "..");

const read = ["*.ts", "*.mjs", "*.md", "schemas/**/schema.json"];
const schemas = JSON.parse(readFileSync(join(root, "schemas/status.json"), "utf8"));
/** Generated files, which repeat other texts, the rules themselves, and released schemas, which cannot be changed. */
const omitted = [
  ...Object.keys(schemas)
    .filter((version) => schemas[version].status === "released")
    .map((version) => `:!schemas/${version}/schema.json`),
  ":!**/generated/**",
  ":!**/golden/**",
  ":!packages/*/CHANGELOG.md",
  ":!docs/server-failures.md",
  ":!tools/english/**",
];

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...read, ...omitted],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));

let found = 0;
for (const file of files) {
  for (const { line, message } of await checkText(readFileSync(join(root, file), "utf8"), file)) {
    console.error(`${file}:${line}: ${message}`);
    found++;
  }
}
if (found > 0) process.exitCode = 1;
