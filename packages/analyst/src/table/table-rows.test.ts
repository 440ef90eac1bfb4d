import { expect, it } from "vitest";
import { tableRows } from "./table-rows.js";

const numbered = (sheet: readonly (readonly (string | number | null)[])[]) =>
  sheet.flatMap((cells, index) =>
    cells.some((cell) => cell !== null) ? [{ number: index + 1, cells }] : [],
  );
const numbersOf = (rows: readonly { number: number }[]) => rows.map(({ number }) => number);

it.each([
  [
    "titles above and notes below are none of its rows",
    [["Sales"], ["in EUR"], [], ["shop", "value"], ["A", 1], ["B", 2], [], ["Source: books"]],
    { titles: [1, 2], table: [4, 5, 6], notes: [8] },
  ],
  [
    "a note directly below the last row says what it is",
    [["shop", "value"], ["A", 1], ["B", 2], ["Note: without returns"]],
    { titles: [], table: [1, 2, 3], notes: [4] },
  ],
  [
    "a last row that lacks values is a row",
    [
      ["shop", "value"],
      ["A", 1],
      ["B", 2],
      ["C", null],
    ],
    { titles: [], table: [1, 2, 3, 4], notes: [] },
  ],
  [
    "a sheet of one column has neither",
    [["word"], ["a"], ["b"], [], ["c"]],
    { titles: [], table: [1, 2, 3, 5], notes: [] },
  ],
  [
    "names without a row below them are no header, so that nothing above them is a title",
    [["Sales"], ["shop", "value"]],
    { titles: [], table: [1, 2], notes: [] },
  ],
])("%s", (_, sheet, expected) => {
  const { titles, table, notes } = tableRows(numbered(sheet));
  expect({ titles: numbersOf(titles), table: numbersOf(table), notes: numbersOf(notes) }).toEqual(expected);
});
