#!/usr/bin/env node
// Installs packages in the project of the current folder; ours are packed from this clone, while npm has none
// of them. The first time, and after each change of the clone's commit, packing takes a minute or two:
//
//   node ~/concordat/tools/add.mjs [--with MANAGER] [NPM OPTIONS] @concordat/llm zod …
//
// MANAGER is npm, pnpm, yarn or bun; by default that of the project, by its package.json or its lock file. The tarballs name each other by file, so that the project lists only what is named here.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addArguments } from "./pack/add-arguments.mjs";
import { managerProblem, splitManager } from "./pack/chosen-manager.mjs";
import { readPacked } from "./pack/packed-packages.mjs";
import { problemOf } from "./pack/problem-of.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const packed = join(root, "out/packages");
const packages = publishedPackages(root).map(({ manifest }) => manifest);
const names = packages.map(({ name }) => name);
let tarballs = readPacked(packed);
const { manager, words } = splitManager(process.argv.slice(2), process.cwd());
const nearest = await nearestName();
const problem = managerProblem(manager, words, nearest) ?? problemOf(words, names, nearest);

if (words.length === 0 || words.includes("--help") || words.includes("-h")) {
  console.log("node tools/add.mjs [--with npm|pnpm|yarn|bun] [OPTIONS] @concordat/llm zod …");
  console.log(
    "npm install, or the like, with our packages packed from this clone; docs/install.md says more",
  );
} else if (problem !== null) refuse(problem);
else if (!words.some((word) => names.includes(word)) || isPacked() || pack()) install();

function isPacked() {
  return names.every((name) => tarballs?.has(name));
}

/** Packs the packages; says why and ends with 1 where that fails. */
function pack() {
  console.error(`packing the packages of ${root}, once; this takes a minute or two`);
  const { status, error, stdout, stderr } = spawnSync("npx", ["-y", "pnpm@10", "pack:all"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  tarballs = readPacked(packed);
  if (status === 0 && isPacked()) return true;
  console.error(error?.message ?? `${stdout}${stderr}`.trimEnd());
  console.error(
    `the packages could not be packed, and nothing was installed; to try again: cd ${root} && npx -y pnpm@10 pack:all`,
  );
  process.exitCode = 1;
  return false;
}

function install() {
  const shell = process.platform === "win32";
  const args = addArguments(manager, packages, tarballs ?? new Map(), words);
  const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
  const { error, status } = spawnSync(manager, quoted, { stdio: "inherit", shell });
  if (error !== undefined) console.error(`${manager} cannot be run: ${error.message}`);
  process.exitCode = status ?? 1;
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
