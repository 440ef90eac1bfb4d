#!/usr/bin/env node
// Builds the command line for the demo. If the compiler is installed, as every build does. With what the demo installs,
// esbuild removes the types from each source instead: `dist` then has the same modules, unchecked and without declarations,
// in a few seconds. Decision 0430.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { removeTypes } from "./demo/remove-types.mjs";
import { workspaceDependencies } from "./demo/workspace-dependencies.mjs";

const root = join(import.meta.dirname, "..");
const contracts = join(root, "packages/contracts");

if (existsSync(join(root, "node_modules/turbo")))
  await run(root, "tools/turbo.mjs", "run", "build", "--filter=concordat", "--output-logs=errors-only");
else await build();

async function build() {
  const generator = workspaceDependencies(root, "@concordat/codegen");
  const others = workspaceDependencies(root, "concordat").filter((folder) => !generator.includes(folder));
  await Promise.all(generator.map(removeTypes));
  // The generator makes the validators of the contracts while the types of the other packages are removed.
  await Promise.all([
    buildContracts(),
    Promise.all(others.filter((folder) => folder !== contracts).map(removeTypes)),
  ]);
  await run(join(root, "packages/viewer"), "bundle.mjs");
}

async function buildContracts() {
  await run(contracts, "../../tools/demo/write-validators.mjs");
  await run(contracts, "../../tools/clean-dist.mjs");
  await run(contracts, "bundle.mjs");
  await run(contracts, "../../tools/copy-schemas.mjs", "schemas");
}

/** Runs a program of Node.js, and ends with its exit code if it fails. */
function run(cwd, ...args) {
  return new Promise((done) => {
    spawn(process.execPath, args, { cwd, stdio: "inherit" }).on("close", (code) => {
      if (code === 0) done();
      else process.exit(code ?? 1);
    });
  });
}
