import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeNew } from "./write-new.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "create-concordat-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("removes what it wrote where a file cannot be written, and nothing that another process wrote since", async () => {
  const files = new Map([
    ["package.json", "{}"],
    ["src/ticket.ts", "ours"],
    ["README.md", "ours"],
  ]);
  await writeFile(join(folder, "README.md"), "theirs");
  await writeFile(join(folder, "notes.txt"), "theirs");
  expect(() => writeNew(folder, files)).toThrow("EEXIST");
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(["README.md", "notes.txt"]);
  expect(await readFile(join(folder, "README.md"), "utf8")).toBe("theirs");
});

it("removes the folders that it made, down to those that were there", async () => {
  const files = new Map([
    ["src/a.ts", "a"],
    ["src/a.ts/b.ts", "cannot be below a file"],
  ]);
  expect(() => writeNew(join(folder, "new/project"), files)).toThrow();
  expect(await readdir(folder)).toEqual([]);
});
