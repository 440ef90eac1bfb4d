#!/usr/bin/env node
// Builds the command line for the demo. If the compiler is installed, as every build does. With what the demo installs,
// esbuild removes the types from each source instead: `dist` then has the same modules, unchecked and without declarations,
// in a few seconds. Decision 0430.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { removeTypes } from "./demo/remove-types.mjs";
import { workspaceDependencies } from "./demo/workspace-dependencies.mjs";

const root = join(import.meta.dirname, "..");
const contracts = join(root, "packages/contracts");

if (existsSync(join(root, "node_modules/turbo")))
  run(root, "tools/turbo.mjs", "run", "build", "--filter=concordat", "--output-logs=errors-only");
else await build();

async function build() {
  const folders = ["concordat", "@concordat/codegen"].flatMap((name) => workspaceDependencies(root, name));
  await Promise.all([...new Set(folders)].filter((folder) => folder !== contracts).map(removeTypes));
  // The contracts are built last: the generator makes their validators.
  run(contracts, "../../tools/demo/write-validators.mjs");
  run(contracts, "../../tools/clean-dist.mjs");
  run(contracts, "bundle.mjs");
  run(contracts, "../../tools/copy-schemas.mjs", "schemas");
  run(join(root, "packages/viewer"), "bundle.mjs");
}

function run(cwd, ...args) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
