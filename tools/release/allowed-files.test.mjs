import { expect, it } from "vitest";
import { strayFiles } from "./allowed-files.mjs";

it.each([
  [
    "@concordat/llm",
    ["package.json", "README.md", "CHANGELOG.md", "LICENSE", "dist/index.js", "dist/a/b.d.ts"],
  ],
  [
    "@concordat/contracts",
    ["schemas/status.json", "schemas/post/v1/schema.json", "schemas/post/CHANGELOG.md"],
  ],
  ["concordat", ["bin/concordat.js"]],
])("%s may hold what belongs in it", (name, files) => {
  expect(strayFiles(name, files)).toEqual([]);
});

it.each([
  "src/index.ts",
  "dist/index.test.js",
  "dist/testing/fake.js",
  "dist/files/testing/fake.d.ts",
  "dist/index.js.map",
  "dist/tsconfig.build.tsbuildinfo",
  ".turbo/turbo-build.log",
  ".npmrc",
  "bin/concordat.js",
  "schemas/post/v1/schema.json",
])("%s has no place in a library", (file) => {
  expect(strayFiles("@concordat/llm", [file])).toEqual([file]);
});
