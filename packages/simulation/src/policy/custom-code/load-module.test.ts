import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadModule } from "./load-module.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-module-"));
});
afterAll(() => rm(folder, { recursive: true }));

const ranker = '{ name: "longest", personal: false, prepare: () => () => 0 }';
const rule = '{ kind: "rule", name: "owls", returns: false, prepare: () => () => 0 }';

it("takes the rankers and policies that a module exports, from any class", async () => {
  const file = join(folder, "own.mjs");
  const classed = 'class Newest { name = "own-newest"; personal = true; prepare() { return () => 1; } }';
  await writeFile(
    file,
    `${classed}\nexport const rankers = [${ranker}, new Newest()];\nexport const custom = [${rule}];\n`,
  );
  const { rankers, custom } = await loadModule(file);
  expect(rankers?.map(({ name }) => name)).toEqual(["longest", "own-newest"]);
  expect(custom?.map(({ name }) => name)).toEqual(["owls"]);
});

it.each<[string, string, string]>([
  ["that exports nothing of it", "export const notes = 1;", "exports no rankers and no policies"],
  ["that is empty", "", "exports no rankers and no policies"],
  ["that is not JavaScript", "export const = 1;", "cannot be run as a JavaScript module: "],
  ["that throws", 'throw new Error("no luck");', "cannot be run as a JavaScript module: no luck"],
  ["that imports what is not there", 'import "nowhere-at-all";', "Cannot find package 'nowhere-at-all'"],
  [
    "with an object for a list",
    `export const rankers = ${ranker};`,
    "exports rankers, which must be a list of",
  ],
  [
    "with a ranker that prepares nothing",
    'export const rankers = [{ name: "x", personal: false }];',
    "rankers: {",
  ],
  [
    "with a ranker without a name",
    "export const rankers = [{ personal: false, prepare() {} }];",
    "rankers: {",
  ],
  [
    "with a function for a policy",
    "export const custom = [() => 0];",
    "exports custom, which must be a list of",
  ],
  ["with a policy of another kind", 'export const custom = [{ kind: "vote", name: "x" }];', "policies: what"],
  ["with two of a name", `export const custom = [${rule}, ${rule}];`, 'exports two of the name "owls"'],
  [
    "with the name of a built-in ranker",
    `export const rankers = [{ ...${ranker}, name: "mixed" }];`,
    "exports a ranker named mixed, which is built in",
  ],
])("refuses a module %s with one sentence", async (what, code, message) => {
  const file = join(folder, `${what.replaceAll(" ", "-")}.mjs`);
  await writeFile(file, code);
  await expect(loadModule(file)).rejects.toMatchObject({
    code: "MODULE_INVALID",
    message: expect.stringMatching(`^${file} .*${message.replace(/[{}()[\]]/g, "\\$&")}`),
  });
});

it("refuses a file that is not there, and a folder", async () => {
  for (const name of ["none.mjs", "."])
    await expect(loadModule(join(folder, name))).rejects.toMatchObject({
      message: expect.stringContaining("is not a file; name a JavaScript module"),
    });
});
