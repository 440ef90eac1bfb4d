import { defineConfig } from "vitest/config";

// Its own configuration, so that `vitest` here runs this package alone and not the whole workspace.
export default defineConfig({});
