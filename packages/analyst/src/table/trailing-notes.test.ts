import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import { openTable, type Table } from "./open-table.js";

const read = async ({ columns, notes, select }: Table): Promise<unknown> => ({
  names: columns.map(({ name }) => name),
  rows: await select("SELECT * FROM data ORDER BY rowid", []),
  notes,
});
const table = {
  names: ["year", "amount"],
  rows: [
    [2024, 5],
    [2025, 7],
  ],
};
const said = (...lines: string[]): string =>
  `The lines behind the last row have no columns and are not read: ${lines.map((line) => JSON.stringify(line)).join(", ")}.`;

describe("notes behind the last row of a CSV", () => {
  it.each<[what: string, behind: string, lines: string[]]>([
    [
      "a sentence behind a blank line",
      "\nA sentence, with commas, and one more\n",
      ["A sentence, with commas, and one more"],
    ],
    ["a source without one", "Source: finance department", ["Source: finance department"]],
    [
      "two lines, quoted, in Windows's ends",
      '\r\n"One; two"\r\n"Three, four"\r\n',
      ["One; two", "Three, four"],
    ],
    ["cells that a spreadsheet leaves empty", ",\nNote: preliminary,\n,\n", ["Note: preliminary"]],
  ])("are left out and said: %s", async (_, behind, lines) => {
    await withTable("t.csv", `year,amount\n2024,5\n2025,7\n${behind}`, async (opened) => {
      expect(await read(opened)).toEqual({ ...table, notes: [said(...lines)] });
    });
  });

  it("stand next to titles of several lines", async () => {
    const text = 'Revenue\n"All figures in EUR"\n\nyear,amount\n2024,5\n2025,7\n\nSource: SAP\n';
    await withTable("t.csv", text, async (opened) => {
      expect(await read(opened)).toMatchObject(table);
      expect(opened.notes).toHaveLength(2);
    });
  });

  it("and titles before the header are split into cells by one rule", async () => {
    const text = '"Revenue, in EUR",\n\nyear,amount\n2024,5\n2025,7\n\n"Source: SAP, Walldorf",\n';
    await withTable("t.csv", text, async (opened) => {
      expect(await read(opened)).toMatchObject(table);
      expect(opened.notes).toHaveLength(2);
    });
  });

  it.each([
    ["a broken row is none", "2026\n", /line 4 has 1 value/],
    ["more than a few lines are broken rows", `\n${"a\n".repeat(30)}`, /line 5 has 1 value/],
  ])("%s", async (_, behind, message) => {
    await expect(withTable("t.csv", `year,amount\n2024,5\n2025,7\n${behind}`, read)).rejects.toThrow(message);
  });

  it.each(["North,5\nSouth,\n", "North,5\n,\nSouth,\n"])(
    "a last row with only its first cell is a row: %j",
    async (text) => {
      await withTable("t.csv", `name,amount\n${text}`, async ({ rows, notes }) => {
        expect([rows, notes]).toEqual([text.trim().split("\n").length, []]);
      });
    },
  );

  it("are left in the file itself", async () => {
    const folder = mkdtempSync(join(tmpdir(), "notes-"));
    const file = join(folder, "t.csv");
    const text = "year,amount\n2024,5\n2025,7\n\nSource: SAP\n";
    writeFileSync(file, text);
    try {
      await (await openTable(file)).close();
      expect(readFileSync(file, "utf8")).toBe(text);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("a CSV whose header stands in single quotes", () => {
  it("has names without them, and values that they enclose", async () => {
    const text = "'name','amount'\n'Smith, J',5\nO'Brien,7\n";
    await withTable("t.csv", text, async (opened) => {
      expect(await read(opened)).toMatchObject({
        names: ["name", "amount"],
        rows: [
          ["Smith, J", 5],
          ["O'Brien", 7],
        ],
      });
    });
  });
});
