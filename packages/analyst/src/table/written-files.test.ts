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
        /t\.csv: line 3 is not UTF-8, but other lines are, and not Windows-1252; save the file as UTF-8$/,
      ),
    });
  });
});
