#!/usr/bin/env node
// Installs packages in the project of the current folder; ours come from the tarballs that pack:all made,
// while npm has none of them:
//
//   node ~/concordat/tools/add.mjs [NPM OPTIONS] @concordat/llm zod …
//
// The tarballs name each other by file, so that the project lists only what is named here.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { npmArguments } from "./pack/npm-arguments.mjs";
import { readPacked } from "./pack/packed-packages.mjs";
import { problemOf } from "./pack/problem-of.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const packed = join(root, "out/packages");
const packages = publishedPackages(root).map(({ manifest }) => manifest);
const names = packages.map(({ name }) => name);
const tarballs = readPacked(packed);
const words = process.argv.slice(2);
const problem = problemOf(words, names, await nearestName());

if (words.length === 0 || words.includes("--help") || words.includes("-h")) {
  console.log("node tools/add.mjs [NPM OPTIONS] @concordat/llm zod …");
  console.log("npm install, with our packages taken from out/packages; docs/install.md says more");
} else if (problem !== null) refuse(problem);
else if (words.some((word) => names.includes(word)) && names.some((name) => !tarballs?.has(name)))
  refuse(`not every package is in ${packed}; run this first: cd ${root} && npx -y pnpm@10 pack:all`);
else install();

function install() {
  const shell = process.platform === "win32";
  const args = npmArguments(packages, tarballs ?? new Map(), words);
  const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
  process.exitCode = spawnSync("npm", ["install", ...quoted], { stdio: "inherit", shell }).status ?? 1;
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
