import { defineConfig } from "vitest/config";

// Commands run as processes of their own, some with a model.
export default defineConfig({
  test: {
    setupFiles: ["../../tools/vitest/refuse-void-expectations.mjs"],
    include: ["src/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
