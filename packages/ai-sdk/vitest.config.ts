import { defineConfig } from "vitest/config";

// Three versions of the AI SDK take a while to load on a small machine.
export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
