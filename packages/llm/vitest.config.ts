import { defineConfig } from "vitest/config";

// The model runs in process and takes a moment to load.
export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
