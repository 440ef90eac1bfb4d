import { defineConfig } from "vitest/config";

// Commands run as processes of their own, some with a model.
export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    include: ["src/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
