import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const runsAlone = process.cwd() === import.meta.dirname;

// Its own configuration, so that `vitest` here runs this package alone and not the whole workspace. The timeout allows
// for a busy machine. These tests compute, so no core is set aside for the runner; among others the workspace decides.
export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    testTimeout: 60_000,
    ...(runsAlone ? { maxWorkers: availableParallelism() } : {}),
  },
});
