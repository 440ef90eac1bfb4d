import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import type { Table } from "./open-table.js";

const read = async ({ columns, leftOut, select }: Table): Promise<unknown> => ({
  names: columns.map(({ name }) => name),
  rows: await select("SELECT * FROM data ORDER BY rowid", []),
  leftOut,
});

describe("objects in the objects of JSON", () => {
  it("are columns of their own, however deep", async () => {
    const rows = [
      { year: 2024, sales: { eu: 5, us: { east: 6, "w.x": "7,5" } }, tags: ["a"] },
      { year: 2025, sales: { eu: 7, us: null }, tags: [] },
    ];
    await withTable("t.json", JSON.stringify(rows), async (table) => {
      expect(await read(table)).toEqual({
        names: ["year", "sales.eu", "sales.us.east", "sales.us.w.x"],
        rows: [
          [2024, 5, 6, 7.5],
          [2025, 7, null, null],
        ],
        leftOut: ["tags (VARCHAR[])"],
      });
    });
  });

  it("that are one list within one object are the rows", async () => {
    const content = JSON.stringify({
      data: [
        { year: 2024, sales: { eu: 5 } },
        { year: 2025, sales: { eu: 7 } },
      ],
    });
    await withTable("t.json", content, async (table) => {
      expect(await read(table)).toEqual({
        names: ["year", "sales.eu"],
        rows: [
          [2024, 5],
          [2025, 7],
        ],
        leftOut: [],
      });
    });
  });

  it("stay out where their names are those of other columns", async () => {
    const content = JSON.stringify([{ "a.b": 1, a: { b: 2 } }]);
    await withTable("t.json", content, async (table) => {
      expect(await read(table)).toMatchObject({ names: ["a.b"], rows: [[1]] });
    });
  });
});
