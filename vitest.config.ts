import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "tests", "tools"],
    reporters: ["default", "./tools/closing-reporter.mjs"],
    coverage: { provider: "v8", include: ["packages/*/src/**", "apps/*/src/**"], reporter: ["text-summary"] },
  },
});
