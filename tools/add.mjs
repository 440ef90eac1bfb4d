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
import { provideProject, startHint } from "./pack/package-managers.mjs";
import { readPacked } from "./pack/packed-packages.mjs";
import { packingProgress } from "./pack/packing-progress.mjs";
import { problemOf } from "./pack/problem-of.mjs";
import { builtPackages, publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const packed = join(root, "out/packages");
const packages = publishedPackages(root).map(({ manifest }) => manifest);
const names = packages.map(({ name }) => name);
let tarballs = readPacked(packed);
const { manager, words } = splitManager(process.argv.slice(2), process.cwd());
const problem = managerProblem(manager, words) ?? problemOf(words, packages);

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

/** Packs the packages; shows how far it is, and, where it fails, why, and ends with 1. */
async function pack() {
  console.error(
    `packing the packages of ${root}, once for each of its commits; this takes a minute or two, on a busy machine longer, and continues where it was stopped`,
  );
  const progress = packingProgress({
    write: (text) => process.stderr.write(text),
    isTTY: process.stderr.isTTY === true,
    builds: builtPackages(root).length,
  });
  const { status, output } = await run("npx", ["-y", "pnpm@10", "pack:all"], progress);
  tarballs = readPacked(packed);
  if (status === 0 && isPacked()) {
    progress.end(`packed ${names.length} packages`);
    return true;
  }
  progress.end("failed");
  console.error(output.trimEnd());
  console.error(
    `the packages could not be packed, and nothing was installed; to try again: cd ${root} && npx -y pnpm@10 pack:all`,
  );
  process.exitCode = 1;
  return false;
}

/** Runs a command in the clone; its output is only read for the progress. */
function run(command, args, progress) {
  const timer = setInterval(progress.tick, 1_000);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    const read = (chunk) => {
      output += chunk;
      progress.read(String(chunk));
    };
    for (const stream of [child.stdout, child.stderr]) stream.on("data", read);
    const end = (status, message) => {
      clearInterval(timer);
      resolve({ status, output: message ?? output });
    };
    child.on("error", ({ message }) => end(1, message));
    child.on("close", (status) => end(status));
    for (const [signal, status] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
      process.once(signal, () => {
        child.kill(signal);
        progress.end("stopped", "; the same command continues");
        process.exit(status);
      });
  });
}

function install() {
  const shell = process.platform === "win32";
  const args = addArguments(manager, packages, tarballs ?? new Map(), words);
  if (process.stderr.isTTY !== true) console.error(`installing with ${manager} …`);
  provideProject(manager, process.cwd());
  const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
  const { error, status } = spawnSync(manager, quoted, { stdio: "inherit", shell });
  if (error !== undefined) console.error(`${manager} cannot be run: ${error.message}`);
  const hint = startHint(process.cwd());
  if (status === 0 && hint !== null) console.error(hint);
  process.exitCode = status ?? 1;
}

function refuse(message) {
  console.error(message);
  process.exitCode = 2;
}
