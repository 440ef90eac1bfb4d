import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import type { Table } from "./open-table.js";

const rows = (table: Table): Promise<unknown> => table.select("SELECT * FROM data ORDER BY rowid", []);

describe("encodings", () => {
  const text = 'Straße,Betrag\nGrüner Weg,"1.234,50"\nMüllerstraße,"7,25"\n';
  const latin = Buffer.from(text, "latin1");
  const wide = Buffer.from(text, "utf16le");
  const swapped = Buffer.from(wide).swap16();
  const marked = (mark: number[], bytes: Buffer): Buffer => Buffer.concat([Buffer.from(mark), bytes]);
  it.each<[string, Buffer]>([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", marked([0xef, 0xbb, 0xbf], Buffer.from(text))],
    ["UTF-16, little end first, with a mark", marked([0xff, 0xfe], wide)],
    ["UTF-16, big end first, with a mark", marked([0xfe, 0xff], swapped)],
    ["UTF-16 without a mark", wide],
    ["Windows-1252", latin],
  ])("%s", async (_, bytes) => {
    await withTable("t.csv", bytes, async (table) => {
      expect(table.columns.map(({ name }) => name)).toEqual(["Straße", "Betrag"]);
      expect(await rows(table)).toEqual([
        ["Grüner Weg", 1_234.5],
        ["Müllerstraße", 7.25],
      ]);
    });
  });

  it("Windows-1252 has a euro sign of its own", async () => {
    await withTable("t.csv", Buffer.from([0x61, 0x0a, 0x80, 0x35, 0x0a, 0x80, 0x37, 0x0a]), async (table) => {
      expect([table.columns[0]?.unit, await rows(table)]).toEqual(["EUR", [[5], [7]]]);
    });
  });

  it("that are mixed are refused, with the line", async () => {
    const mixed = Buffer.concat([Buffer.from("a\nGrün\n"), Buffer.from("Gr\xfcn\n", "latin1")]);
    await expect(withTable("t.csv", mixed, async () => null)).rejects.toMatchObject({
      code: "TABLE_UNREADABLE",
      message: expect.stringMatching(
        /t\.csv: line 3 is not UTF-8, as other lines are, and not Windows-1252; save the file as UTF-8$/,
      ),
    });
  });
});

describe("an Excel workbook, written by openpyxl", () => {
  const workbook = (): Promise<Buffer> =>
    readFile(join(import.meta.dirname, "..", "testing", "workbooks", "shops.xlsx"));

  it("is read by the name of a sheet, with the types of its cells", async () => {
    await withTable(
      "shops.xlsx",
      await workbook(),
      async (table) => {
        expect(table.name).toBe("shops.xlsx:Sales 2026");
        expect(table.columns.map(({ name, kind, role }) => [name, kind, role])).toEqual([
          ["shop", "text", "category"],
          ["sold on", "time", "time"],
          ["revenue", "number", "measure"],
          ["orders", "number", "measure"],
          ["rate", "number", "measure"],
          ["open", "boolean", "category"],
        ]);
        expect(await rows(table)).toEqual([
          ["Nord", "2025-01-31", 12_013.25, 10, 0.125, true],
          ["Süd", "2025-02-28", 1.5, 3, 0.5, false],
          ["Nord", "2026-01-31", 14_000, 12, 0.25, true],
          ["Süd", "2026-02-28", -7.75, null, 1.234, true],
        ]);
      },
      { table: "Sales 2026" },
    );
  });

  it("has text read as people write it", async () => {
    await withTable(
      "shops.xlsx",
      await workbook(),
      async (table) =>
        expect(await rows(table)).toEqual([1_234.5, 7, null].map((amount) => [amount, 'x, "quoted"\nline'])),
      { table: "As text" },
    );
  });

  it("is refused where several sheets could be meant, or there is none of this name, or it is none", async () => {
    const bytes = await workbook();
    await expect(withTable("shops.xlsx", bytes, async () => null)).rejects.toMatchObject({
      message: expect.stringMatching(/it has several sheets, say which: "Notes", "Sales 2026", "As text"$/),
    });
    await expect(withTable("shops.xlsx", bytes, async () => null, { table: "x" })).rejects.toMatchObject({
      message: expect.stringMatching(/it has no sheet called "x"; its sheets are/),
    });
    await expect(withTable("x.xlsx", "not a zip", async () => null)).rejects.toMatchObject({
      code: "TABLE_UNREADABLE",
      message: expect.stringMatching(/it is not an Excel workbook that can be read/),
    });
  });
});
