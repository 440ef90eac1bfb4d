import { expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";

const columns = 600;
const rows = 600;

/** Different whole numbers in each column, the first of which has a code for missing values. */
const wide = `name,year,code,${Array.from({ length: columns }, (_, index) => `v${index}`).join(",")}\n${Array.from(
  { length: rows },
  (_, row) =>
    `n${row % 5},${1980 + (row % 40)},${row < 2 ? -99 : row},${Array.from({ length: columns }, (_, index) => (row * 7_919 + index) % 10_007).join(",")}`,
).join("\n")}\n`;

it("examines hundreds of columns within the memory of a small database", async () => {
  const found = await withTable(
    "wide.csv",
    wide,
    async (table) => table.columns.map(({ name, distinct, least }) => ({ name, distinct, least })),
    { memoryMb: 250 },
  );
  expect(found).toHaveLength(columns + 3);
  expect(found.at(-1)).toEqual({ name: `v${columns - 1}`, distinct: rows, least: expect.any(Number) });
  expect(found.find(({ name }) => name === "code")).toEqual({ name: "code", distinct: rows - 1, least: -99 });
});
