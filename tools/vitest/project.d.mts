import type { ViteUserConfig } from "vitest/config";

/** How the tests of a package run, with what the package has otherwise. */
export function project(test?: ViteUserConfig["test"]): ViteUserConfig;
