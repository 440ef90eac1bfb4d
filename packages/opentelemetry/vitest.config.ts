import { defineConfig } from "vitest/config";

// The SDK is fetched once, by the first test that wants it.
export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
