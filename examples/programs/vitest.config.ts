import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    testTimeout: 60_000,
  },
});
