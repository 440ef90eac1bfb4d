import { defineConfig } from "vitest/config";

// Some tests start git and node, which take their time on a busy machine.
export default defineConfig({
  test: {
    setupFiles: ["./vitest/refuse-void-expectations.mjs", "./vitest/repeatable-properties.mjs"],
    include: ["**/*.test.mjs"],
    testTimeout: 60_000,
  },
});
