import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { withFolder } from "../testing/table-file.js";
import { freeFolders } from "./free-folders.js";

it.each<[folder: string, taken: readonly string[], free: readonly string[]]>([
  ["out", [], ["out-2", "out-3", "out-4"]],
  ["out", ["out-3"], ["out-2", "out-4", "out-5"]],
  ["out-3", ["out-3"], ["out-4", "out-5", "out-6"]],
  ["2024-05-01", [], ["2024-05-01-2", "2024-05-01-3", "2024-05-01-4"]],
])("next to %s, with %j taken, %j are free", async (folder, taken, free) => {
  await withFolder(async (parent) => {
    for (const name of taken) await mkdir(join(parent, name));
    expect((await freeFolders(join(parent, folder), 3)).map((path) => basename(path))).toEqual(free);
  });
});
