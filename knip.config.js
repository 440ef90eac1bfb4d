import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { codeSubpaths, publishedPackages, sourceOf } from "./tools/published-packages.mjs";

/** The sources that each package's exports and commands are built from. */
const published = publishedPackages(import.meta.dirname).map(({ folder, manifest }) => {
  const { bin, imports = {} } = manifest;
  const behindConditions = Object.values(imports).flatMap((targets) => Object.values(targets));
  const training = existsSync(join(folder, "training")) ? ["training/*"] : [];
  const entry = [
    ...behindConditions.filter((target) => target.startsWith("./dist/")).map(sourceOf),
    ...codeSubpaths(manifest).map(({ built }) => sourceOf(built)),
    ...(bin === undefined ? [] : ["src/main.ts"]),
    ...training,
  ];
  return [relative(import.meta.dirname, folder), { project: ["src/**/*.ts", ...training], entry }];
});

export default {
  // What tests on a full disk, of terminals and of networks find on the machine, or do without.
  ignoreBinaries: ["ip", "mount", "script", "umount"],
  workspaces: {
    // What the root package brings serves every package: the engine of the demo, types.
    ".": {
      project: ["*.js"],
      ignoreDependencies: [
        "@noble/hashes",
        "@types/cli-progress",
        "@types/html-to-text",
        "eventsource-parser",
        "jsonc-parser",
        "graphology",
        "graphology-layout-forceatlas2",
        "libsql",
        "node-llama-cpp",
        "preact",
        "sigma",
        "turbo",
      ],
    },
    "tools/bin": { entry: ["*.mjs"], project: ["*.mjs"] },
    tools: {
      entry: ["**/*.mjs"],
      project: ["**/*.mjs"],
      ignoreDependencies: ["@arethetypeswrong/cli", "@biomejs/biome", "@changesets/cli", "verdaccio"],
    },
    "tools/site": {
      // Pages of Vue import what else is there; VitePress brings Vue, and typedoc is told its plugin's name.
      entry: ["*.mjs", "stage/*.mjs", ".vitepress/theme/playground/*.mjs"],
      project: ["**/*.mjs", ".vitepress/**/*.mjs"],
      ignoreDependencies: ["vue", "typedoc-plugin-markdown"],
    },
    "packages/*": { project: ["src/**/*.ts"] },
    "packages/playground": {
      project: ["src/**/*.ts"],
      entry: ["src/index.ts", "src/compare/compare-schema-texts.ts", "src/zod/zod-schema.ts"],
    },
    ...Object.fromEntries(published),
    "packages/viewer": {
      // The page is bundled; the thread that replays large runs is started by its file.
      project: ["src/**/*.ts", "page/**/*.{ts,tsx}", "*.mjs"],
      entry: ["src/index.ts", "src/run/replay-thread.ts", "page/main.tsx"],
      // Loaded by `createRequire`: its types do not fit Node.js.
      ignoreDependencies: ["graphology-communities-louvain"],
    },
    "packages/testing": { project: ["src/**/*.ts"], entry: ["src/*/index.ts"] },
    "packages/create-concordat": {
      ...Object.fromEntries(published)["packages/create-concordat"],
      // The template of projects, which imports what they will install.
      ignoreDependencies: ["@concordat/llm"],
    },
    "packages/files": {
      ...Object.fromEntries(published)["packages/files"],
      // Loaded by `createRequire` when it is first needed, so that bundlers leave it alone.
      ignoreDependencies: ["fs-native-extensions"],
    },
    benchmarks: { entry: ["src/*.mjs", "src/suites/*-once.mjs"], project: ["src/**/*.mjs"] },
    "examples/programs": {
      entry: ["src/page.ts", "src/mistakes.ts", "src/with-ai-sdk/{page,mistakes}.ts"],
      project: ["src/**/*.ts"],
    },
    tests: {
      project: ["src/**/*.ts"],
      entry: [
        "src/**/*.ollama.ts",
        "src/runtimes/program.mjs",
        "src/runtimes/files-program.mjs",
        "src/clones/record-cassettes.mjs",
        "vitest.ollama.config.ts",
      ],
      // Examples that are compiled and run among the tests import them.
      ignoreDependencies: ["@concordat/.+", "concordat", "csv-parse"],
    },
  },
};
