import { defineConfig } from "vitest/config";

// Some decisions are made by a model in process.
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
