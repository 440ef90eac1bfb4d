import { defineConfig } from "vitest/config";

// Servers are started as processes of their own, and DuckDB takes a while to load on a small machine.
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
