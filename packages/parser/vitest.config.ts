import { defineConfig } from "vitest/config";

// Properties are tried thousands of times each, on machines that do other work besides.
export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000,
  },
});
