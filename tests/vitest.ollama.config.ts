import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    setupFiles: ["./tools/vitest/refuse-void-expectations.mjs"],
    dir: "tests/src",
    include: ["**/*.ollama.ts"],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ["default", "./tools/closing-reporter.mjs"],
  },
});
