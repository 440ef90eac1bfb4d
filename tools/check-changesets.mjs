#!/usr/bin/env node
// Fails when the published code of a package changed since the branch left the main one, and no changeset tells its
// users. Uncommitted changes count. A package that was never released is covered by the changeset of its first
// release; a released one needs a changeset that this branch wrote.
//
//   node tools/check-changesets.mjs [REVISION]    default: where the branch left origin/main or main
import { join } from "node:path";
import { branchBase, changedFiles } from "./changesets/changed-files.mjs";
import { readChangesets } from "./changesets/read-changesets.mjs";
import { untoldPackages } from "./changesets/untold-packages.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const base = process.argv[2] ?? branchBase(root);

if (base === null) {
  console.error("git knows no main branch here, so nothing is known to have changed");
} else {
  const changed = changedFiles(root, base);
  const untold = untoldPackages({
    root,
    changed,
    packages: publishedPackages(root),
    changesets: readChangesets(root),
  });
  for (const { name, file } of untold) {
    console.error(`${file} changed, but no changeset says what that means to the users of ${name}`);
  }
  if (untold.length > 0) {
    console.error(
      'write one with "pnpm changeset"; for a change that no user notices, "pnpm changeset --empty"',
    );
    process.exitCode = 1;
  }
}
