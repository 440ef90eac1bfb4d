import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import type { Table } from "./open-table.js";

const named = ({ columns, notes }: Table): unknown => ({
  columns: columns.map(({ name, role, nature }) => `${name}: ${role}, ${nature}`),
  notes,
});

describe("the columns of a header", () => {
  it("with the same name are told apart by their places, and it is said", async () => {
    const content = "id,amount,amount,id\n1,1,2,7\n2,3,4,8\n";
    await withTable("t.csv", content, async (table) => {
      expect(named(table)).toEqual({
        columns: [
          "id (column 1): identifier, unknown",
          "amount (column 2): measure, amount",
          "amount (column 3): measure, amount",
          "id (column 4): identifier, unknown",
        ],
        notes: [
          '2 columns are called "amount"; they are told apart as "amount (column 2)", "amount (column 3)".',
          '2 columns are called "id"; they are told apart as "id (column 1)", "id (column 4)".',
        ],
      });
    });
  });

  it("that differ in case, or have no name, keep what they have or are called by their places", async () => {
    await withTable("t.csv", "A,a,\n1,2,3\n", async ({ columns, notes }) => {
      expect([columns.map(({ name }) => name), notes]).toEqual([["A", "a", "column 3"], []]);
    });
  });
});

describe("what is said of a file before its table is looked at", () => {
  it("is how its columns are separated, where not by commas, and its encoding, where it is not UTF-8", async () => {
    const content = Buffer.from("Straße;Größe\nGrüner Weg;5\n", "latin1");
    await withTable("t.csv", content, async ({ notes }) => {
      expect(notes).toEqual([
        "The file is read as Windows-1252.",
        "Its columns are separated by semicolons.",
      ]);
    });
    await withTable("t.csv", "a,b\n1,2\n", async ({ notes }) => expect(notes).toEqual([]));
  });
});

it("blank lines are no rows, also of a table of one column, and count as lines", async () => {
  await withTable("t.csv", "a\n1\n\n\n2\nx\n\n", async (table) => {
    expect([table.rows, await table.placeOf(2)]).toEqual([3, "line 6"]);
  });
});
