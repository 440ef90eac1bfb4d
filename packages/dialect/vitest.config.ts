import { defineConfig } from "vitest/config";

// Its own configuration, so that `vitest` here runs this package alone and not the whole workspace.
export default defineConfig({
  // Ajv's modules are imported as Node gives them, where `default` is a property of what is exported.
  test: { deps: { interopDefault: false } },
});
