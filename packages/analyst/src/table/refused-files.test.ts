import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import { openTable } from "./open-table.js";

describe("a file that is not a table", () => {
  it.each<[string, string | Uint8Array, string, RegExp]>([
    ["table.xls", "x", "TABLE_UNREADABLE", /its name does not end like a table's; tables are CSV, TSV/],
    ["broken.parquet", "not parquet", "TABLE_UNREADABLE", /cannot be read as a table \(Invalid Input Error/],
    ["cut.json", '[{"a":1},\n', "TABLE_UNREADABLE", /its JSON array has no end; the file was cut off/],
    ["broken.json", '[{"a":1}, oh]', "TABLE_UNREADABLE", /cannot be read as a table/],
    ["broken.ndjson", '{"a":1}\n{"a":2', "TABLE_UNREADABLE", /cannot be read as a table/],
    [
      "broken.duckdb",
      "not a database, but long enough to be looked at",
      "TABLE_UNREADABLE",
      /is not a DuckDB file/,
    ],
    ["header.csv", "a,b\n", "TABLE_EMPTY", /header\.csv: the table has no rows$/],
    ["nothing.csv", "", "TABLE_EMPTY", /nothing\.csv: the file is empty$/],
    ["lines.csv", "\uFEFF\n\r\n  \n\n", "TABLE_EMPTY", /lines\.csv: the file is empty$/],
    ["lines.tsv", "\n\n", "TABLE_EMPTY", /lines\.tsv: the file is empty$/],
    ["lines.csv.gz", gzipSync("\n\n"), "TABLE_EMPTY", /lines\.csv\.gz: the file is empty$/],
    ["commas.csv", ",,\n,,\n ,,\n", "TABLE_EMPTY", /has no values; all of its rows are blank$/],
    ["blank.csv", "a,b\n,\n", "TABLE_EMPTY", /has no values; all of its rows are blank$/],
    ["lines.ndjson", "\n\n", "TABLE_EMPTY", /has no rows$/],
    ["list.json", "[]", "TABLE_EMPTY", /has no rows$/],
    [
      "numbers.json",
      "[1, 2]",
      "TABLE_UNREADABLE",
      /it contains no JSON objects; a table is a list of objects/,
    ],
    ["null.json", "null", "TABLE_UNREADABLE", /it contains no JSON objects/],
    ["text.ndjson", '"a"\n"b"\n', "TABLE_UNREADABLE", /it contains no JSON objects/],
    ["nested.json", '[{"a":[1]}]', "TABLE_EMPTY", /no column can be analysed; there are a \(BIGINT\[\]\)/],
  ])("%s is refused, and the message says why", async (name, content, code, message) => {
    await expect(withTable(name, content, async () => null)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it("that is not there is named", async () => {
    await expect(openTable("/nowhere/t.csv")).rejects.toMatchObject({
      message: "/nowhere/t.csv: there is no such file",
    });
  });
});

describe("a line that does not fit", () => {
  it.each([
    ["too many values", "a,b\n1,2\n3,4,5\n", "line 3 has 3 values, but the header has 2"],
    ["too few values", "a,b\n1,2\n\n3\n", "line 4 has 1 value, but the header has 2"],
    [
      "after a cell of several lines",
      'a,b\n"1\n2 ""x""\n",2\n3,4,5\n',
      "line 5 has 3 values, but the header has 2",
    ],
    ["a quote left open", 'a,b\n1,2\n"3,4\n5,6\n', "line 3 opens a quote that is never closed"],
    [
      "one left open behind a cell of several lines",
      'a,b\n"1\n2","3\n4,5\n',
      "line 3 opens a quote that is never closed",
    ],
    ["one left open in the header", '"a,b\n1,2\n', "line 1 opens a quote that is never closed"],
    [
      "one left open that a later one closes",
      'a,b\n1,"x\n2,y\n3,"z"\n4,5\n',
      "line 2 opens a quote that ends in the middle of a value, on line 4; one of the lines has a quote too many or lacks one",
    ],
    [
      "something behind a quoted value",
      'a,b\n1,2\n3,"x" y\n',
      "line 3 has a quote in the middle of a value; a value with quotes must be quoted, and its quotes doubled",
    ],
    [
      "a quote behind a space",
      'a,b\n1,2\n3, "x\n4,5\n',
      "line 3 has a quote in the middle of a value; a value with quotes must be quoted, and its quotes doubled",
    ],
  ])("with %s is named with its number and what is wrong", async (_, content, problem) => {
    await expect(withTable("t.csv", content, async () => null)).rejects.toMatchObject({
      code: "TABLE_UNREADABLE",
      message: expect.stringMatching(new RegExp(`t\\.csv: ${problem}$`)),
    });
  });
});
