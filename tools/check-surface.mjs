#!/usr/bin/env node
// Compares what users can import from each published package with its surface.json, so that a change to it is a
// decision that a review sees:
//
//   node tools/check-surface.mjs       fails where they differ, and says how
//   node tools/check-surface.mjs -u    writes surface.json again
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { codeSubpaths, publishedPackages } from "./published-packages.mjs";
import { packageSurface, surfaceDifferences } from "./surface/package-surface.mjs";

const root = join(import.meta.dirname, "..");
const update = process.argv.includes("-u");
const problems = publishedPackages(root)
  .filter(({ manifest }) => codeSubpaths(manifest).length > 0)
  .flatMap((published) => {
    const file = join(published.folder, "surface.json");
    const actual = packageSurface(published);
    if (update) writeFileSync(file, `${JSON.stringify(actual, null, 2)}\n`);
    const pinned = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    return surfaceDifferences(pinned, actual).map(
      (difference) => `packages/${basename(published.folder)}/surface.json: ${difference}`,
    );
  });

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('what users can import changed; if it is meant, run "pnpm surface" and add a changeset');
  process.exit(1);
}
