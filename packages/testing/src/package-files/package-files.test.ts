import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fetchPackage } from "./fetch-package.js";
import { packageFiles } from "./index.js";

it("fetches files once and finds them again", async () => {
  const [table] = await packageFiles("vega-datasets", "data/unemployment-across-industries.json");
  expect(JSON.parse(await readFile(table, "utf8"))[0]).toHaveProperty("series");
  const { mtimeMs } = await stat(table);
  const [again] = await packageFiles("vega-datasets", "data/unemployment-across-industries.json");
  expect([again, (await stat(again)).mtimeMs]).toEqual([table, mtimeMs]);
}, 120_000);

it("refuses a package whose bytes are not the pinned ones", async () => {
  const into = await mkdtemp(join(tmpdir(), "concordat-package-"));
  const fetch = { spec: "picocolors@1.1.1", integrity: "sha512-other", files: ["package.json"], into };
  await expect(fetchPackage(fetch)).rejects.toThrow(
    /picocolors@1.1.1 has the hash sha512-.*, not the pinned/,
  );
  await rm(into, { recursive: true });
}, 120_000);
