import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import type { Table } from "./open-table.js";

const rows = (table: Table): Promise<unknown> => table.select("SELECT * FROM data ORDER BY rowid", []);

describe("an Excel workbook, written by openpyxl", () => {
  const workbook = (name = "shops"): Promise<Buffer> =>
    readFile(join(import.meta.dirname, "..", "testing", "workbooks", `${name}.xlsx`));
  const sheet = async <Result>(table: string, use: (table: Table) => Promise<Result>): Promise<Result> =>
    withTable("odd.xlsx", await workbook("odd-cells"), use, { table });

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

  it("has moments as they were, from 1900 or from 1904 on, and times of day as text", async () => {
    await sheet("Times", async (table) => {
      expect(table.columns.map(({ kind }) => kind)).toEqual(["text", "time", "number", "number"]);
      expect(await rows(table)).toEqual([
        ["09:00:00", "2024-05-03T14:30:00", 0, 0],
        ["09:01:00", "2025-05-03T14:30:00", 0.125, null],
        ["09:02:00", "2026-05-03T14:30:00", 0.25, 2],
      ]);
      expect(table.notes).toEqual(["The workbook has an error in D3 (#DIV/0!), which counts as missing."]);
    });
    await withTable("mac.xlsx", await workbook("epoch-1904"), async (table) => {
      expect([await rows(table), table.notes]).toEqual([
        [
          ["2024-05-03", "2024-05-03T14:30:00", 0],
          ["2025-05-03", "2025-05-03T14:30:00", 1],
          ["2026-05-03", "2026-05-03T14:30:00", 2],
        ],
        ['The sheet "Mac" was read, the only one that holds anything.'],
      ]);
    });
  });

  it("of formulas that nobody computed says that there are no values", async () => {
    await sheet("Formulas", async ({ notes, columns }) => {
      expect(columns[2]).toMatchObject({ name: "double", missing: 3 });
      expect(notes).toEqual([
        "The workbook has no results of the formulas in C2, C3, C4, which count as missing; a spreadsheet program computes and saves them.",
      ]);
    });
  });

  it("of formulas of which some were computed names the cells of the others", async () => {
    const parts = unzipSync(await workbook("odd-cells"));
    const path = "xl/worksheets/sheet2.xml";
    const computed = strFromU8(parts[path] ?? new Uint8Array())
      .replace("<f>B2*2</f><v />", "<f>B2*2</f><v>0</v>")
      .replace('<c r="C4"><f>B4*2</f><v />', '<c r="C4" t="str"><f>""</f><v></v>');
    const bytes = zipSync({ ...parts, [path]: strToU8(computed) });
    await withTable(
      "some.xlsx",
      bytes,
      async ({ notes, columns }) => {
        expect(columns[2]).toMatchObject({ name: "double", missing: 2 });
        expect(notes).toEqual([
          "The workbook has no result of the formula in C3, which counts as missing; a spreadsheet program computes and saves it.",
        ]);
      },
      { table: "Formulas" },
    );
  });

  it("of formulas that came to an error names the cells and the errors", async () => {
    const parts = unzipSync(await workbook("odd-cells"));
    const path = "xl/worksheets/sheet2.xml";
    const failed = strFromU8(parts[path] ?? new Uint8Array())
      .replace("<f>B2*2</f><v />", "<f>B2*2</f><v>0</v>")
      .replace('<c r="C3"><f>B3*2</f><v />', '<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v>')
      .replace('<c r="C4"><f>B4*2</f><v />', '<c r="C4" t="e"><f>X</f><v>#NAME?</v>');
    await withTable(
      "failed.xlsx",
      zipSync({ ...parts, [path]: strToU8(failed) }),
      async ({ notes, columns }) => {
        expect(columns[2]).toMatchObject({ name: "double", missing: 2 });
        expect(notes).toEqual([
          "The workbook has errors in C3 (#DIV/0!), C4 (#NAME?), which count as missing.",
        ]);
      },
      { table: "Formulas" },
    );
  });

  it("in which nothing stands is said to be empty", async () => {
    const parts = unzipSync(await workbook("epoch-1904"));
    const blank = Object.entries(parts).map(([name, part]) => [
      name,
      name.startsWith("xl/worksheets/sheet")
        ? strToU8(strFromU8(part).replace(/<sheetData>[\s\S]*<\/sheetData>/, "<sheetData/>"))
        : part,
    ]);
    const bytes = zipSync(Object.fromEntries(blank));
    for (const options of [{}, { table: "Mac" }])
      await expect(withTable("e.xlsx", bytes, async () => null, options)).rejects.toMatchObject({
        code: "TABLE_EMPTY",
        message: expect.stringMatching(
          /e\.xlsx: the workbook is empty: its (only sheet|sheets), .*"Mac".*, holds? nothing$/,
        ),
      });
  });

  it("with a title above its header is read from the header on", async () => {
    await sheet("Title", async (table) => {
      expect(table.columns.map(({ name }) => name)).not.toContain("Sales report");
      expect(table.notes[0]).toMatch(
        /^The lines before the header have no columns and are not read: "Sales report"/,
      );
      expect(await table.placeOf(0)).toMatch(/^row [3-9]$/);
    });
  });

  it("has the value of merged cells in the first of them, and tells places by its own rows", async () => {
    await sheet("Gaps", async (table) => {
      expect(await rows(table)).toEqual([
        ["North", "1"],
        [null, "2"],
        ["South", "x"],
      ]);
      expect(await table.placeOf(2)).toBe("row 5");
    });
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
