#!/usr/bin/env node
// Fails where something that users can import from a published package, or a field or method of it, has no docstring:
// editors show those, and the pages of the API are made from them. Fails too where a docstring is on the wrong declaration.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { misplaced } from "./docstrings/misplaced.mjs";
import { undocumented } from "./docstrings/undocumented.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const lacking = publishedPackages(root).flatMap((published) =>
  undocumented(published).map((place) => `packages/${basename(published.folder)}/${place}`),
);
for (const place of lacking) console.error(`${place}: no docstring says what it is`);

const sources = ["packages/*.ts", "packages/*.tsx", "apps/*.ts", "action/*.mjs", "tools/*.mjs"];
const omitted = [":!**/generated/**", ":!*.test.*", ":!*.d.ts", ":!packages/create-concordat/template/**"];
const files = execFileSync("git", ["ls-files", "--cached", "--", ...sources, ...omitted], {
  cwd: root,
  encoding: "utf8",
});
const wrong = files
  .split("\n")
  .filter((file) => file !== "")
  .flatMap((file) =>
    misplaced(file, readFileSync(join(root, file), "utf8")).map((problem) => `${file}:${problem}`),
  );
for (const problem of wrong) console.error(problem);
if (lacking.length + wrong.length > 0) process.exitCode = 1;
