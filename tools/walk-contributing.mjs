#!/usr/bin/env node
// Walks the paths of CONTRIBUTING.md: makes the change that each describes in a copy of HEAD, with its tests, and runs
// the whole check there. Takes minutes. The tests look only whether every path has its walk.
//
//   node tools/walk-contributing.mjs [contract] [migration] [repair] [command] [chat-client] [package]
import { join } from "node:path";
import { WalkedCopy } from "./contributing/walked-copy.mjs";
import { walks } from "./contributing/walks.mjs";
import { inWorkingCopy } from "./working-copy.mjs";

const root = join(import.meta.dirname, "..");
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in walks));
if (unknown.length > 0) {
  console.error(`no path is called ${unknown.join(", ")}; there are ${Object.keys(walks).join(", ")}`);
  process.exit(2);
}

await inWorkingCopy(root, (folder) => {
  const copy = new WalkedCopy(folder);
  for (const [name, { heading, walk }] of Object.entries(walks)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const start = performance.now();
    try {
      walk(copy);
      console.log(`${heading}: as it is written, in ${Math.round((performance.now() - start) / 1_000)} s`);
    } catch (error) {
      console.error(`${heading}: ${error.message}`);
      process.exitCode = 1;
    }
    copy.reset();
  }
});
