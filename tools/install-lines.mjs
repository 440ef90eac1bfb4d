#!/usr/bin/env node
// Lets every page, and the messages of the command line, say how our packages are installed today (decision 0310):
//
//   node tools/install-lines.mjs      checks that they do
//   node tools/install-lines.mjs -u   writes them
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installModule, withInstallLines } from "./pack/install-command.mjs";
import { installPages } from "./pack/install-pages.mjs";

const root = join(import.meta.dirname, "..");
const project = JSON.parse(readFileSync(join(root, "project.json"), "utf8"));
const isWriting = process.argv.includes("-u");

for (const page of installPages(root)) update(page, (text) => withInstallLines(text, project));
update("apps/cli/src/install/install-command.ts", () => installModule(project));

function update(path, write) {
  const file = join(root, path);
  const text = readFileSync(file, "utf8");
  const current = write(text);
  if (text === current) return;
  if (isWriting) writeFileSync(file, current);
  else {
    console.error(`${path} installs our packages in another way; node tools/install-lines.mjs -u writes it`);
    process.exitCode = 1;
  }
}
