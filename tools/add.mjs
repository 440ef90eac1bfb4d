#!/usr/bin/env node
// Installs packages in the project of the current folder; ours are packed from this clone, while npm has none
// of them. The first time, and after each change of the clone's commit, packing takes a minute or two:
//
//   node ~/concordat/tools/add.mjs [--with MANAGER] [NPM OPTIONS] @concordat/llm zod …
//
// MANAGER is npm, pnpm, yarn or bun; by default that of the project, by its package.json or its lock file. The tarballs name each other by file, so that the project lists only what is named here.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
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
const problem = managerProblem(manager, words) ?? problemOf(words, names);

if (words.length === 0 || words.includes("--help") || words.includes("-h")) {
  process.exitCode = words.length === 0 ? 2 : 0;
  console.log("node tools/add.mjs [--with npm|pnpm|yarn|bun] [OPTIONS] @concordat/llm zod …");
  console.log(
    "npm install, or the like, with our packages packed from this clone; docs/install.md says more",
  );
} else if (problem !== null) refuse(problem);
else if (!words.some((word) => names.includes(word)) || isPacked() || (await pack())) install();

function isPacked() {
  return names.every((name) => tarballs?.has(name));
}

/** Packs the packages; says how long it has taken, and, where it fails, why, and ends with 1. */
async function pack() {
  console.error(`packing the packages of ${root}, once; this takes a minute or two`);
  const { status, output } = await run("npx", ["-y", "pnpm@10", "pack:all"]);
  tarballs = readPacked(packed);
  if (status === 0 && isPacked()) return true;
  console.error(output.trimEnd());
  console.error(
    `the packages could not be packed, and nothing was installed; to try again: cd ${root} && npx -y pnpm@10 pack:all`,
  );
  process.exitCode = 1;
  return false;
}

/** Runs a command in the clone, with a sign of life four times a minute. */
function run(command, args) {
  const began = Date.now();
  const timer = setInterval(
    () => console.error(`  still packing, ${Math.round((Date.now() - began) / 1000)} s`),
    15_000,
  );
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const end = (status, message) => {
      clearInterval(timer);
      resolve({ status, output: message ?? output });
    };
    child.on("error", ({ message }) => end(1, message));
    child.on("close", (status) => end(status));
  });
}

function install() {
  const shell = process.platform === "win32";
  const args = addArguments(manager, packages, tarballs ?? new Map(), words);
  const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
  const { error, status } = spawnSync(manager, quoted, { stdio: "inherit", shell });
  if (error !== undefined) console.error(`${manager} cannot be run: ${error.message}`);
  process.exitCode = status ?? 1;
}

function refuse(message) {
  console.error(message);
  process.exitCode = 2;
}
