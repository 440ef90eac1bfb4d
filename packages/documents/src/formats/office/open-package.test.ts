import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readDocx } from "./docx.js";
import { openPackage } from "./open-package.js";
import { readXlsx } from "./xlsx.js";

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, "../../../fixtures", name));

/** A workbook or document with one more part, whose size in the directory of the archive is another than it has. */
function withPart(base: string, name: string, { bytes, claims }: { bytes: number; claims: number }): Buffer {
  const entries = unzipSync(fixture(base));
  const zip = Buffer.from(zipSync({ ...entries, [name]: strToU8(" ".repeat(bytes)) }));
  const directory = zip.lastIndexOf(Buffer.from(name)) - 46;
  zip.writeUInt32LE(claims, directory + 24);
  return zip;
}

it("gives another reader no more of a part than the archive says that it has", () => {
  const zip = withPart("minutes.docx", "word/bomb.xml", { bytes: 5_000_000, claims: 100 });
  const inner = unzipSync(openPackage(zip, "a.docx").measured());
  expect(inner["word/bomb.xml"]).toHaveLength(100);
  expect(inner["word/document.xml"]).toEqual(unzipSync(fixture("minutes.docx"))["word/document.xml"]);
  expect(Object.keys(inner)).not.toContain("docProps/thumbnail.jpeg");
});

it("reads the other parts of such a file", async () => {
  const zip = withPart("minutes.docx", "word/bomb.xml", { bytes: 5_000_000, claims: 100 });
  expect(await readDocx(zip, "a.docx")).toEqual(await readDocx(fixture("minutes.docx"), "a.docx"));
});

it.each([
  [readXlsx, "costs.xlsx", "save its sheets as CSV files"],
  [readDocx, "minutes.docx", "save the part that matters as a file of its own"],
])("refuses what unpacks to too much, before it is unpacked", async (read, name, advice) => {
  const zip = withPart(name, "xl/bomb.xml", { bytes: 100, claims: 60_000_000 });
  await expect(read(zip, name)).rejects.toThrow(`${name}: unpacks to more than 50 MB; ${advice}`);
});
