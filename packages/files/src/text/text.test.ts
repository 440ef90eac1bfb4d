import { describe, expect, it } from "vitest";
import { delimiterOf } from "./delimiter.js";
import { encodingOf, findEncoding } from "./encoding.js";

describe("the encoding of a file", () => {
  const text = "Straße;Größe\nGrüner Weg;5\n";
  const wide = Buffer.from(text, "utf16le");
  it.each<[string, Buffer, string]>([
    ["UTF-8", Buffer.from(text), "utf-8"],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${text}`), "utf-8"],
    ["nothing but ASCII", Buffer.from("a,b\n1,2\n"), "utf-8"],
    ["no bytes", Buffer.alloc(0), "utf-8"],
    ["UTF-16 with a mark", Buffer.from(`\uFEFF${text}`, "utf16le"), "utf-16le"],
    ["UTF-16 without one", wide, "utf-16le"],
    ["UTF-16, big end first", Buffer.from(wide).swap16(), "utf-16be"],
    ["Windows-1252", Buffer.from(text, "latin1"), "windows-1252"],
  ])("is found for %s, however its bytes are cut", async (_, bytes, encoding) => {
    expect(encodingOf(bytes)).toEqual({ encoding });
    const middle = bytes.length >> 1;
    expect(await findEncoding([bytes.subarray(0, middle), bytes.subarray(middle)])).toEqual({ encoding });
  });

  it("is none where UTF-8 and other bytes are mixed: the line is told", () => {
    const mixed = Buffer.concat([Buffer.from("a\nGrün\n"), Buffer.from("Gr\xfcn\n", "latin1")]);
    expect(encodingOf(mixed)).toEqual({ encoding: null, line: 3 });
  });
});

describe("the delimiter of a CSV", () => {
  it.each([
    ["a,b,c\n", ","],
    ["a;b\n1,5;2,5\n", ";"],
    ["a\tb|c\td\n", "\t"],
    ["a|b|c\n", "|"],
    ["only\n1\n", ","],
    ['"a,b,c";d\n', ";"],
    ["\uFEFF\n\na;b\n", ";"],
    ["Revenue, EUR;Region\n5;North\n", ";"],
  ])("%j is %j", (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});
