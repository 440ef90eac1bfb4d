import { defineConfig } from "vitest/config";

// Packing, installing and compiling take their time on a small machine.
export default defineConfig({
  test: {
    setupFiles: ["../tools/vitest/refuse-void-expectations.mjs", "../tools/vitest/repeatable-properties.mjs"],
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
