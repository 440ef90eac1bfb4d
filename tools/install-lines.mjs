#!/usr/bin/env node
// Lets every page, and the messages of the command line, say how our packages are installed today (decision 0310):
//
//   node tools/install-lines.mjs      checks that they do
//   node tools/install-lines.mjs -u   writes them
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installModule, withInstallLines } from "./pack/install-command.mjs";

const root = join(import.meta.dirname, "..");
const project = JSON.parse(readFileSync(join(root, "project.json"), "utf8"));
const isWriting = process.argv.includes("-u");

/** Pages for users. docs/install.md explains both forms. */
const pages = [
  "README.md",
  ...below("docs").filter((page) => page !== "docs/install.md" && !page.startsWith("docs/decisions/")),
  ...below("examples"),
  ...["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/README.md`),
  ),
].filter((page) => existsSync(join(root, page)));

for (const page of pages) update(page, (text) => withInstallLines(text, project));
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

function below(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".md") && !name.includes("node_modules/"));
}
