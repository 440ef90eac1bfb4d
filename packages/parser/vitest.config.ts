import { defineConfig } from "vitest/config";

// Properties are tried thousands of times each, on machines that do other work besides.
export default defineConfig({
  test: {
    setupFiles: ["../../tools/vitest/refuse-void-expectations.mjs"],
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000,
  },
});
