import { defineConfig } from "vitest/config";

// Some tests start processes of their own.
export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
