import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hasTools } from "../bin/run-bin.mjs";
import { packNamed } from "../pack/pack-packages.mjs";
import { sizeLimits } from "./size-limits.mjs";
import { describeTarball, problemsOf } from "./tarball.mjs";

const bin = join(import.meta.dirname, "../../node_modules/.bin");
let folder;
beforeEach(({ skip }) => {
  skip(!hasTools(), 'publint and attw are not installed; "pnpm install" installs them');
  folder = mkdtempSync(join(tmpdir(), "concordat-tarball-"));
});
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** Packs a package of these files under the name of one of ours. */
function packed(changes, files) {
  const manifest = {
    name: "@concordat/reasoner",
    version: "1.0.0",
    license: "MIT",
    type: "module",
    files: ["dist"],
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    ...changes,
  };
  mkdirSync(join(folder, "dist"));
  for (const [file, text] of Object.entries({ "package.json": JSON.stringify(manifest), ...files }))
    writeFileSync(join(folder, file), text);
  const [tarball] = packNamed(folder, [], folder);
  return describeTarball(tarball, manifest, folder);
}

const sound = { "dist/index.js": "export const a = 1;\n", "dist/index.d.ts": "export declare const a: 1;\n" };

it("finds nothing wrong with a package that is sound", () => {
  const tarball = packed({}, sound);
  expect(tarball.files.toSorted()).toEqual(["dist/index.d.ts", "dist/index.js", "package.json"]);
  expect(problemsOf(tarball, bin)).toEqual([]);
});

it.each([
  ["publint", { main: "./dist/nowhere.js" }, {}, /nowhere\.js/],
  ["attw", {}, { "dist/index.d.ts": "export * from './gone.js';\n" }, /internal resolution error/i],
  ["files", {}, { "dist/index.test.js": "export const a = 1;\n" }, /: dist\/index\.test\.js$/],
  ["size", { name: "@concordat/unheard-of" }, {}, /has no row/],
])("%s names what is wrong", (check, changes, files, message) => {
  expect(problemsOf(packed(changes, { ...sound, ...files }), bin)).toEqual([
    { check, message: expect.stringMatching(message) },
  ]);
});

it("refuses a package that has outgrown its row", () => {
  const kilobytes = sizeLimits["@concordat/reasoner"] + 0.1;
  expect(problemsOf({ ...packed({}, sound), kilobytes }, bin)).toMatchObject([{ check: "size" }]);
});
