import { describe, expect, it } from "vitest";
import type { OpenTableOptions } from "../../table/open-table.js";
import { withTable } from "../../testing/table-file.js";

interface Opened {
  readonly rows: unknown[][];
  readonly kinds: readonly string[];
  readonly notes: readonly string[];
}

const open = (
  name: string,
  content: string,
  nulls: string[],
  options: OpenTableOptions = {},
): Promise<Opened> =>
  withTable(
    name,
    content,
    async (table) => ({
      rows: await table.select("SELECT * FROM data ORDER BY rowid", []),
      kinds: table.columns.map(({ kind }) => kind),
      notes: table.notes,
    }),
    { ...options, nulls },
  );

const column = async (cells: readonly string[], nulls: string[]) => {
  const { rows, kinds, notes } = await open(
    "t.csv",
    `a,b\n${cells.map((cell) => `${cell},x`).join("\n")}\n`,
    nulls,
  );
  return { values: rows.map(([value]) => value), kind: kinds[0], notes };
};

describe("the user's words for a missing value", () => {
  it.each<[string, string[], string[], unknown[], string, string]>([
    [
      "last of a shape",
      ["1234", "9999", "55", "7777"],
      ["9999"],
      [1234, null, 55, 7777],
      "number",
      '1 value of a ("9999") counts as missing.',
    ],
    [
      "first of a shape",
      ["-999", "-123", "55", "77"],
      ["-999"],
      [null, -123, 55, 77],
      "number",
      '1 value of a ("-999") counts as missing.',
    ],
    [
      "where all are of one shape",
      ["4", "2", "7", "8"],
      ["4"],
      [null, 2, 7, 8],
      "number",
      '1 value of a ("4") counts as missing.',
    ],
    [
      "next to another",
      ["1", "pending", "999", "5"],
      ["pending", "999"],
      [1, null, null, 5],
      "number",
      '2 values of a ("pending", "999") count as missing.',
    ],
    [
      "among dates",
      ["2024-01-01", "1900-01-01", "2025-01-01"],
      ["1900-01-01"],
      ["2024-01-01", null, "2025-01-01"],
      "time",
      '1 value of a ("1900-01-01") counts as missing.',
    ],
    [
      "in a column of text",
      ["north", "N", "south", "n"],
      ["n"],
      ["north", null, "south", null],
      "text",
      '2 values of a ("N") count as missing.',
    ],
    [
      "written with a minus sign",
      ["5", "\u2212999", "-999"],
      ["-999"],
      [5, null, null],
      "number",
      '2 values of a ("\u2212999", "-999") count as missing.',
    ],
  ])("%s", async (_, cells, nulls, values, kind, note) => {
    const found = await column(cells, nulls);
    expect(found).toEqual({
      values,
      kind,
      notes: [note],
    });
  });

  it("that no value is are named", async () => {
    expect((await column(["1", "2"], ["4711", "2"])).notes).toEqual([
      '1 value of a ("2") counts as missing.',
      'No value is "4711", which was to count as missing.',
    ]);
  });

  it("hold for numbers, dates and truth values of JSON", async () => {
    const rows = [
      { n: 5, f: 1.5, d: "2024-01-01", t: true },
      { n: -999, f: -999, d: "1900-01-01", t: false },
    ];
    expect(await open("t.json", JSON.stringify(rows), ["-999", "1900-01-01", "false"])).toEqual({
      rows: [
        [5, 1.5, "2024-01-01", true],
        [null, null, null, null],
      ],
      kinds: ["number", "number", "time", "boolean"],
      notes: ["n", "f", "d", "t"].map(
        (name, index) =>
          `1 value of ${name} ("${["-999", "-999", "1900-01-01", "false"][index]}") counts as missing.`,
      ),
    });
  });
});

it("hyphens and minus signs both stand for a missing value in one column", async () => {
  expect((await column(["1", "-", "\u2212", "2"], [])).values).toEqual([1, null, null, 2]);
});

describe("a column of JSON of several types", () => {
  const json = async (cells: readonly unknown[], options: OpenTableOptions = {}) => {
    const content = JSON.stringify(cells.map((a) => ({ a })));
    const { rows, kinds } = await open("t.json", content, [], options);
    return { kind: kinds[0], values: rows.map(([value]) => value) };
  };

  it.each<[string, unknown[], string, unknown[]]>([
    ["numbers and a word for none", [1.5, "n/a", 5, 6], "number", [1.5, null, 5, 6]],
    ["numbers and one in quotes", [1, "2", 3], "number", [1, 2, 3]],
    ["numbers and null", [1, null, "3"], "number", [1, null, 3]],
    ["years", [2024, "2025"], "number", [2024, 2025]],
    ["numbers and words", [1.5, "soon", 1.125], "text", ["1.5", "soon", "1.125"]],
  ])("%s", async (_, cells, kind, values) => {
    expect(await json(cells)).toEqual({ kind, values });
  });

  it("never takes the point of a number for a mark between thousands", async () => {
    const cells = [1.125, "1.234,5", "1.234"];
    await expect(json(cells)).rejects.toMatchObject({ code: "DECIMAL_AMBIGUOUS" });
    expect((await json(cells, { decimal: "," })).values).toEqual([1.125, 1_234.5, 1_234]);
  });
});
