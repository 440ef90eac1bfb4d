import { defineConfig } from "vitest/config";

// Its own configuration, so that `vitest` here runs this package alone and not the whole workspace. The timeout allows
// for a busy machine.
export default defineConfig({
  test: {
    setupFiles: [
      "../../tools/vitest/refuse-void-expectations.mjs",
      "../../tools/vitest/repeatable-properties.mjs",
    ],
    testTimeout: 60_000,
  },
});
