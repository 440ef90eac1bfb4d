#!/usr/bin/env node
// Installs what a script of package.json needs, unless it is there: install.mjs demo | test | check | all
//
// A newcomer's first command then fetches a part of what a contributor needs in the end. What was installed before
// stays: a larger set serves for a smaller one.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pnpm } from "./pnpm.mjs";

const root = join(import.meta.dirname, "..");
const modules = join(root, "node_modules");

/** What each set takes of the workspace, the smallest set first. */
const sets = {
  demo: [
    "--prod",
    "--filter=concordat-monorepo",
    "--filter-prod=concordat...",
    "--filter-prod=@concordat/codegen...",
    // Built with the packages whose tests want it.
    "--filter-prod=@concordat/test-browser",
  ],
  test: ["--filter=!@concordat/benchmarks", "--filter=!@concordat/tools"],
  check: ["--filter=!@concordat/benchmarks"],
  all: [],
};

const [wanted = "all"] = process.argv.slice(2);
if (!(wanted in sets)) {
  console.error(`no set is called ${wanted}; there are ${Object.keys(sets).join(", ")}`);
  process.exit(2);
}
const lockfile = readFileSync(join(root, "pnpm-lock.yaml"));
if (!isInstalled(wanted)) install(wanted);

/** Whether this set, or a larger one, was installed from the lockfile as it is now. */
function isInstalled(set) {
  if (isSame(join(modules, ".pnpm/lock.yaml"), lockfile)) return true;
  const names = Object.keys(sets);
  return names
    .slice(names.indexOf(set))
    .some((name) => isSame(stampOf(name), stampText()) && existsSync(join(modules, ".modules.yaml")));
}

function install(set) {
  const [command, ...args] = pnpm();
  const shell = process.platform === "win32" && command === "npx";
  const frozen = ["install", "--frozen-lockfile", "--prefer-offline", ...sets[set]];
  const { status } = spawnSync(command, [...args, ...frozen], { cwd: root, stdio: "inherit", shell });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampOf(set), stampText());
}

function stampOf(set) {
  return join(modules, `.installed-${set}`);
}

function stampText() {
  return createHash("sha256").update(lockfile).digest("hex");
}

function isSame(file, content) {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
}
