import { defineConfig } from "vitest/config";

// Packing, installing and compiling take their time on a small machine.
export default defineConfig({ test: { testTimeout: 180_000, hookTimeout: 300_000 } });
