import { relative } from "node:path";
import { codeSubpaths, publishedPackages, sourceOf } from "./tools/published-packages.mjs";

/** The sources that each package's exports and commands are built from. */
const published = publishedPackages(import.meta.dirname).map(({ folder, manifest }) => {
  const { bin, imports = {} } = manifest;
  const behindConditions = Object.values(imports).flatMap((targets) => Object.values(targets));
  const entry = [
    ...behindConditions.filter((target) => target.startsWith("./dist/")).map(sourceOf),
    ...codeSubpaths(manifest).map(({ built }) => sourceOf(built)),
    ...(bin === undefined ? [] : ["src/main.ts"]),
  ];
  return [relative(import.meta.dirname, folder), { project: ["src/**/*.ts"], entry }];
});

export default {
  // What tests on a full disk, of terminals and of networks find on the machine, or do without.
  ignoreBinaries: ["ip", "mount", "script", "umount"],
  workspaces: {
    // What the root package brings serves every package: the compiler, the engine of the demo, types.
    ".": { project: ["*.js"], ignoreDependencies: [".+"] },
    "tools/bin": { entry: ["*.mjs"], project: ["*.mjs"] },
    tools: {
      entry: ["**/*.mjs"],
      project: ["**/*.mjs"],
      ignoreDependencies: ["@arethetypeswrong/cli", "@biomejs/biome", "@changesets/cli", "verdaccio"],
    },
    "packages/*": { project: ["src/**/*.ts"] },
    "packages/playground": {
      project: ["src/**/*.ts"],
      entry: ["src/index.ts", "src/compare/compare-schemas.ts"],
    },
    ...Object.fromEntries(published),
    benchmarks: { entry: ["src/*.mjs", "src/suites/*-once.mjs"], project: ["src/**/*.mjs"] },
    "examples/programs": {
      entry: ["src/page.ts", "src/mistakes.ts", "src/with-ai-sdk/{page,mistakes}.ts"],
      project: ["src/**/*.ts"],
    },
    tests: {
      project: ["src/**/*.ts"],
      entry: ["src/**/*.ollama.ts", "src/runtimes/program.mjs", "vitest.ollama.config.ts"],
      ignoreDependencies: ["@concordat/.+", "concordat"],
    },
  },
};
