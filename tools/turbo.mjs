#!/usr/bin/env node
// Runs turbo as installed here, without its telemetry: building this project reports nothing to third parties.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

if (process.argv.includes("--output-logs=errors-only"))
  console.error("building what has changed; the first time takes a minute or two …");
const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
const { status } = spawnSync(process.execPath, [turbo, ...process.argv.slice(2)], { stdio: "inherit", env });
process.exitCode = status ?? 1;
