import { expect, it } from "vitest";
import { csvTable } from "./csv-table.js";

/** The same text with a quoted name of its first column, so that the parser reads it. */
const quoted = (text: string): string => text.replace("person", '"person"');

it.each([
  ["lines", "person,age\np1,30\np2,\n"],
  ["no line break at the end", "person,age\np1,30"],
  ["spaces and empty lines", "\n\nperson, age\n\n p1 , 30 \n\n\np2,40\n"],
  ["line breaks of Windows", "person;age\r\np1;30\r\n\r\np2;40\r\n"],
  ["line breaks of both kinds", "person,age\r\np1,30\np2,40\r\n"],
  ["line breaks of old Macs", "person,age\rp1,30\rp2,40\r"],
  ["a separator line", "sep=;\nperson;age\np1;30\n"],
  ["a comment", "# panel of 2026\nperson,age\np1,30\n"],
  ["one column", "person\np1\n\np2\n"],
  ["too few values", "person,age\np1\n"],
  ["too many values", "person,age\np1,30,x\n"],
  ["a doubled column", "person,age,age\np1,30,31\n"],
])("reads a table without quotation marks as the parser does: %s", (_, text) => {
  expect(csvTable(text)).toEqual(csvTable(quoted(text)));
});

it("knows the line of each row", () => {
  const table = csvTable("person,age\n\np1,30\np2,40\n");
  expect(typeof table === "string" ? [] : table.rows.map(({ line }) => line)).toEqual([3, 4]);
});
