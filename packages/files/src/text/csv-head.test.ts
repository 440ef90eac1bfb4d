import { expect, it } from "vitest";
import { csvHeadOf } from "./csv-head.js";

it.each<[what: string, text: string, delimiter: string, linesBefore: number, comments: string[]]>([
  ["a header", "a,b\n1,2\n", ",", 0, []],
  ["comments", "# x\r\n#y\r\na;b\r\n1;2\r\n", ";", 2, ["# x", "#y"]],
  ["a mark of the encoding", "\uFEFF# x\na,b\n1,2\n", ",", 1, ["# x"]],
  ["a comment with as many commas", "# 2026, x\nregion,amount\nn,5\n", ",", 1, ["# 2026, x"]],
  ["a header that looks like a comment", "# id,name\n1,x\n", ",", 0, []],
  ["a header behind a comment", "# x\n# id,name\n1,x\n", ",", 1, ["# x"]],
  ["words under what looks like a comment", "# first,last\nAda,Lovelace\nAlan,Turing\n", ",", 0, []],
  ["the separator as a spreadsheet program writes it", "sep=|\na|b,c\n1|2\n", "|", 1, []],
  ["the same in quotes, before a comment", '"sep=;"\n# x\na;b\n', ";", 2, ["# x"]],
  ["nothing but comments", "# x\n# y\n", ",", 1, ["# x"]],
])("a CSV begins with %s", (_, text, delimiter, linesBefore, comments) => {
  const header = text.replace("\uFEFF", "").split(/\r?\n/)[linesBefore];
  expect(csvHeadOf(text)).toEqual({ delimiter, linesBefore, header, comments });
});

it.each([
  ["a\tb,c\n1\t2\n", "\t"],
  ["City, State\nBoise\n", "\t"],
  ["a,b\n1,2\n", ","],
])("%j is read with %j where tabs are usual", (text, delimiter) => {
  expect(csvHeadOf(text, "\t").delimiter).toBe(delimiter);
});
