#!/usr/bin/env node
// Lets the package.json of every published package say where the project is, as project.json does (decision 0301):
//
//   node tools/manifests.mjs      checks that they do, and have keywords
//   node tools/manifests.mjs -u   writes them
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { directoryOf, withProjectFields } from "./manifests/project-fields.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const project = JSON.parse(readFileSync(join(root, "project.json"), "utf8"));
const isWriting = process.argv.includes("-u");

for (const { folder, manifest } of publishedPackages(root)) {
  const file = join(folder, "package.json");
  const directory = directoryOf(root, folder);
  const text = `${JSON.stringify(withProjectFields(manifest, project, directory), null, 2)}\n`;
  if (isWriting) writeFileSync(file, text);
  else if (text !== readFileSync(file, "utf8"))
    fail(
      `${directory}/package.json does not say what project.json does; node tools/manifests.mjs -u writes it`,
    );
  if (!(manifest.keywords?.length > 0)) fail(`${directory}/package.json has no keywords`);
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
