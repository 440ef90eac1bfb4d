import { expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";

const opened = (text: string) =>
  withTable("ticks.csv", text, async ({ columns, notes }) => ({
    column: columns.map(({ name, role, least, greatest }) => [name, role, least, greatest])[0],
    notes,
  }));

it("are read as years of the 20th century, and said", async () => {
  expect(await opened("YEAR,ticks\n95,1\n96,2\n97,3\n")).toEqual({
    column: ["YEAR", "year", 1995, 1997],
    notes: ["YEAR has years of two digits: 95 is read as 1995."],
  });
});

it("stay numbers where they could be of either century, or are called otherwise", async () => {
  expect((await opened("year,ticks\n5,1\n6,2\n97,3\n")).notes).toEqual([]);
  expect((await opened("score,ticks\n95,1\n96,2\n97,3\n")).column).toEqual(["score", "measure", 95, 97]);
});
