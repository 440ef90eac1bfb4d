import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Much of the time goes into waiting for processes, servers and browsers: one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: ["packages/*", "apps/*", "examples/programs", "tests", "tools"],
    reporters: ["default", "./tools/closing-reporter.mjs"],
    coverage: { provider: "v8", include: ["packages/*/src/**", "apps/*/src/**"], reporter: ["text-summary"] },
  },
});
