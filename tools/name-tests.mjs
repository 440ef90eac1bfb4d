#!/usr/bin/env node
// Names the command that runs the tests of everything that changed since the branch left the main one; `check` runs none.
//
//   node tools/name-tests.mjs [REVISION]    default: where the branch left origin/main or main
import { join } from "node:path";
import { branchBase, changedFiles } from "./changesets/changed-files.mjs";
import { testFoldersOf } from "./changesets/tests-of-changes.mjs";

const root = join(import.meta.dirname, "..");
const base = process.argv[2] ?? branchBase(root);
const folders = base === null ? [] : testFoldersOf(root, changedFiles(root, base));
if (folders.length > 0)
  console.log(`check runs no tests; those of what changed: npx vitest run ${folders.join(" ")}`);
