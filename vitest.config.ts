import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** The slow tests wait for processes, servers and browsers for a quarter of their time, the others less. */
const waiting = process.argv.includes(".slow.test") ? 2 : 1;

export default defineConfig({
  test: {
    // More workers than there are cores, because tests wait.
    maxWorkers: availableParallelism() + waiting,
    projects: ["packages/*", "apps/*", "examples/programs", "tests", "tools"],
    reporters: ["default", "./tools/closing-reporter.mjs"],
    coverage: { provider: "v8", include: ["packages/*/src/**", "apps/*/src/**"], reporter: ["text-summary"] },
  },
});
