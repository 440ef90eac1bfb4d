import { join } from "node:path";
import { defineConfig } from "vitest/config";

const setupFiles = ["refuse-void-expectations.mjs", "repeatable-properties.mjs", "processor-time.mjs"].map(
  (name) => join(import.meta.dirname, name),
);

/**
 * Configures the tests of a package. Test files that run in the same process share the modules that they import, so
 * that each is loaded once. A package whose tests change something of the process takes `isolate: true`. The timeouts
 * allow for a busy machine.
 * @param {import("vitest/config").TestUserConfig} test what the package has otherwise
 */
export function project(test = {}) {
  return defineConfig({
    test: {
      setupFiles,
      include: ["src/**/*.test.ts"],
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      ...test,
    },
  });
}
