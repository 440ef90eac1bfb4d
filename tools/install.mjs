#!/usr/bin/env node
// Installs what a script of package.json needs, unless it is there: install.mjs demo | test | check | all
//
// A newcomer's first command then fetches a part of what a contributor needs in the end. Packages installed
// before stay: a larger set serves for a smaller one. If the lockfile lacks this kind of machine's binaries,
// because the registry that it was written with had none, the installation adds them to it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { notInstalled } from "./demo/not-installed.mjs";
import { lockfileServes } from "./lockfile-serves.mjs";
import { pnpm } from "./pnpm.mjs";

const root = join(import.meta.dirname, "..");
const modules = join(root, "node_modules");

/** The parts of the workspace in each set, the smallest set first. */
const sets = {
  // Without compiler and turbo: tools/build-demo.mjs needs neither.
  demo: [
    "--prod",
    "--filter=concordat-monorepo",
    "--filter-prod=concordat...",
    ...notInstalled.map((name) => `--filter-prod=!${name}`),
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
const readLockfile = () => readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
if (!isInstalled(wanted)) install(wanted);

/** Whether this set, or a larger one, was installed from the lockfile as it is now. */
function isInstalled(set) {
  const lockfile = readLockfile();
  if (lockfileServes(lockfile) && isSame(join(modules, ".pnpm/lock.yaml"), lockfile)) return true;
  const names = Object.keys(sets);
  return names
    .slice(names.indexOf(set))
    .some((name) => isSame(stampOf(name), stampText(lockfile)) && existsSync(join(modules, ".modules.yaml")));
}

function install(set) {
  const [command, ...args] = pnpm();
  const shell = process.platform === "win32" && command === "npx";
  const mode = lockfileServes(readLockfile()) ? "--frozen-lockfile" : "--fix-lockfile";
  const { status } = spawnSync(command, [...args, "install", mode, "--prefer-offline", ...sets[set]], {
    cwd: root,
    stdio: "inherit",
    shell,
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampOf(set), stampText(readLockfile()));
}

function stampOf(set) {
  return join(modules, `.installed-${set}`);
}

function stampText(lockfile) {
  return createHash("sha256").update(lockfile).digest("hex");
}

function isSame(file, content) {
  return existsSync(file) && readFileSync(file, "utf8") === content;
}
