#!/usr/bin/env node
// Runs the tests that need a real Ollama. Without one they are skipped, with the reason, and counted as skipped.
import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { provideOllama } from "./ollama/provide.mjs";

const root = join(import.meta.dirname, "..");
const ollama = provideOllama();

if (ollama.missing !== undefined) {
  console.log(`skipped: the tests on a real Ollama: ${ollama.missing}`);
  const counts = { passed: 0, failed: 0, skipped: 1 };
  if (process.env.CONCORDAT_TEST_COUNTS) {
    appendFileSync(process.env.CONCORDAT_TEST_COUNTS, `${JSON.stringify(counts)}\n`);
  }
  console.log("0 passed, 0 failed, 1 skipped");
} else {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--config",
      "tests/vitest.ollama.config.ts",
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: "inherit", env: { ...process.env, CONCORDAT_OLLAMA: ollama.path } },
  );
  process.exitCode = status ?? 1;
}
