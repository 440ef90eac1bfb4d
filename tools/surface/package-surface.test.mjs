import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packageSurface, surfaceDifferences } from "./package-surface.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "concordat-surface-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const exports = {
  ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
  "./more": { types: "./dist/more/index.d.ts", default: "./dist/more/index.js" },
  "./*": { default: "./dist/generated/*/index.js" },
  "./package.json": "./package.json",
};

it("lists values and types of every subpath, through modules that pass others on", () => {
  write(
    "src/index.ts",
    'export * from "./kinds.js";\nexport { b, type C } from "./b.js";\nexport * from "other";\n',
  );
  write(
    "src/kinds.ts",
    "export const a = 1;\nexport interface Kind {}\nexport class D {}\nexport type E = 1;\n",
  );
  write("src/more/index.ts", 'export function f() {}\nexport * from "../generated/index.js";\n');
  expect(packageSurface({ folder, manifest: { exports } })).toEqual({
    ".": ["* from other", "D", "a", "b", "type C", "type E", "type Kind"],
    "./more": ["f"],
  });
});

it("says what was added and what is gone, subpaths too", () => {
  expect(surfaceDifferences({ ".": ["a", "b"], "./old": ["x"] }, { ".": ["a", "c"] })).toEqual([
    ".: - b",
    ".: + c",
    "./old: - x",
  ]);
});
