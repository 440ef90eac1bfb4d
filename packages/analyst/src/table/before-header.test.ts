import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import type { Table } from "./open-table.js";

const read = async ({ columns, notes, select }: Table): Promise<unknown> => ({
  names: columns.map(({ name }) => name),
  rows: await select("SELECT * FROM data ORDER BY rowid", []),
  notes,
});
const rows = [
  [2024, 5],
  [2025, 7],
];

describe("what stands before the header of a CSV", () => {
  it.each<[what: string, name: string, content: string, notes: string[]]>([
    [
      "a comment",
      "t.csv",
      "# exported 2026-01-05, by nobody\nyear,amount\n2024,5\n2025,7\n",
      ['The comment before the header is not read: "# exported 2026-01-05, by nobody".'],
    ],
    [
      "comments, with blank lines and a quote that nothing closes",
      "t.csv",
      '# one "\n\n# two\n\nyear,amount\n2024,5\n2025,7\n',
      ['2 lines of comment before the header are not read, the first of them "# one \\"".'],
    ],
    [
      "the line by which a spreadsheet program tells the separator",
      "t.csv",
      "sep=;\r\nyear;amount\r\n2024;5\r\n2025;7\r\n",
      ["Its columns are separated by semicolons."],
    ],
    ["blank lines", "t.csv", "\n\nyear,amount\n2024,5\n2025,7\n", []],
    [
      "nothing, in a TSV that is full of commas",
      "t.tsv",
      "year,amount\n2024,5\n2025,7\n",
      ["Its columns are separated by commas."],
    ],
  ])("%s", async (_, name, content, notes) => {
    await withTable(name, content, async (table) => {
      expect(await read(table)).toEqual({ names: ["year", "amount"], rows, notes });
    });
  });

  it("is counted in the lines of messages", async () => {
    const ragged = "# one\n\nyear,amount\n2024,5\n2025,7,8\n";
    await expect(withTable("t.csv", ragged, read)).rejects.toMatchObject({
      message: expect.stringMatching(/t\.csv: line 5 has 3 values, but the header has 2$/),
    });
    await withTable("t.csv", "sep=,\nyear,amount\n2024,5\n", async (table) => {
      expect(await table.placeOf(0)).toBe("line 3");
    });
  });

  it.each(["# year", "#"])("is not the header %s itself", async (first) => {
    await withTable("t.csv", `${first},amount\n2024,5\n2025,7\n`, async (table) => {
      expect(await read(table)).toEqual({ names: [first, "amount"], rows, notes: [] });
    });
  });
});

describe("JSON", () => {
  const objects = '[{"year":2024,"amount":5},{"year":2025,"amount":7}]';
  const lines = '{"year":2024,"amount":5}\n{"year":2025,"amount":7}\n';
  const expected = { names: ["year", "amount"], rows };
  it.each<[what: string, name: string, content: Uint8Array, notes: string[]]>([
    ["UTF-16", "t.json", Buffer.from(`\uFEFF${objects}`, "utf16le"), ["The file is read as UTF-16."]],
    ["UTF-16 without a mark", "t.json", Buffer.from(objects, "utf16le"), ["The file is read as UTF-16."]],
    ["UTF-8 with a mark", "t.json", Buffer.from(`\uFEFF${objects}`), []],
    [
      "lines in UTF-16",
      "t.ndjson",
      Buffer.from(`\uFEFF${lines}`, "utf16le"),
      ["The file is read as UTF-16."],
    ],
  ])("is read in %s", async (_, name, content, notes) => {
    await withTable(name, content, async (table) => {
      expect(await read(table)).toEqual({ ...expected, notes });
    });
  });
});

it.each([
  ["t.csv", "a\n1\n", "CSV"],
  ["t.tsv", "a\n1\n", "TSV"],
  ["t.json", '[{"a":1}]', "JSON"],
])("the name of a table or sheet is refused for %s, which holds one table", async (name, content, format) => {
  await expect(withTable(name, content, read, { table: "x" })).rejects.toMatchObject({
    code: "BAD_OPTION",
    message: expect.stringMatching(`a ${format} file holds one table; there is no "x" in it to choose$`),
  });
});
