#!/usr/bin/env node
// Installs packages in the project of the current folder; ours come from the tarballs that pack:all made,
// while npm has none of them:
//
//   node ~/concordat/tools/add.mjs [NPM OPTIONS] @concordat/llm zod …
//
// npm searches for a tarball's dependencies among the tarballs of the same command. So the command includes
// all packages of ours that the named ones depend on. A package that the project lists already stays where it is listed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { npmCommands } from "./pack/npm-commands.mjs";
import { problemOf } from "./pack/problem-of.mjs";
import { projectHere } from "./pack/project-here.mjs";
import { tarballName } from "./pack/tarball-name.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const packed = join(root, "out/packages");
const packages = publishedPackages(root).map(({ manifest }) => manifest);
const tarballs = new Map(packages.map((manifest) => [manifest.name, join(packed, tarballName(manifest))]));
const words = process.argv.slice(2);
const problem = problemOf(words, [...tarballs.keys()], await nearestName());
const isOurs = (word) => tarballs.has(word);

if (words.length === 0 || words.includes("--help") || words.includes("-h")) {
  console.log("node tools/add.mjs [NPM OPTIONS] @concordat/llm zod …");
  console.log("npm install, with our packages taken from out/packages; docs/install.md says more");
} else if (problem !== null) refuse(problem);
else if (words.some(isOurs) && ![...tarballs.values()].every((file) => existsSync(file)))
  refuse(`not every package is in ${packed}; run this first: cd ${root} && npx -y pnpm@10 pack:all`);
else install();

function install() {
  const shell = process.platform === "win32";
  for (const args of npmCommands(packages, tarballs, words, projectHere())) {
    const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
    process.exitCode = spawnSync("npm", ["install", ...quoted], { stdio: "inherit", shell }).status ?? 1;
    if (process.exitCode !== 0) return;
  }
}

/** Finds the name that is nearest to a misspelt one, once the clone is built. */
async function nearestName() {
  const file = join(root, "packages/contracts/dist/options/index.js");
  return existsSync(file) ? (await import(pathToFileURL(file))).nearestName : () => undefined;
}

function refuse(message) {
  console.error(message);
  process.exitCode = 2;
}
