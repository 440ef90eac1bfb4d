import { describe, expect, it } from "vitest";
import { ImportError, importRecords } from "./index.js";

describe("a file that cannot be read is refused whole", () => {
  it.each<[string, string | Buffer, string | RegExp]>([
    ["empty", " \n", "the file is empty"],
    ["a ragged line", "id,text\n1,x\n2,y,z\n", "line 3 has 3 values, but the header has 2"],
    ["an open quote", 'id,text\n1,"x\n2,y\n', "line 2 or a later one opens a quote that is never closed"],
    ["a column twice", "id,text,id\n1,x,2\n", 'two columns are called "id"; rename one'],
    ["a header alone", "id,text\n", "the file, read as CSV, has no entries"],
    ["JSON cut off", '[{"id":"1"},', "line 1: the file is not valid JSON, or was cut off"],
    [
      "a list cut off in its third line",
      '[\n{"id":"1"},\n{"id"',
      /^line 3: the file .*cut off .* at column 6\)$/,
    ],
    [
      "an X archive cut off",
      'window.YTD.tweets.part0 = [\n{"tweet":{"id":"1"}},\n',
      /^line 3: the file .*cut off .* at column 1\)$/,
    ],
    ["NDJSON cut off", '{"id":"1"}\n{"id":"2', /^line 2: the file .*cut off .* at column 9\)$/],
    ["gzip", Buffer.from("1f8b0800", "hex"), "the file is compressed (gzip); unpack it first"],
    ["Zstandard", Buffer.from("28b52ffd00", "hex"), "the file is compressed (Zstandard); unpack it first"],
    ["a ZIP archive", Buffer.from("504b03041400", "hex"), "the file is compressed (ZIP); unpack it first"],
    ["Python's NaN", '[{"id":NaN}]', "NaN and Infinity, as Python writes them, are not JSON: write null"],
    ["a list of numbers", "[1,2]", "item 1 is not a JSON object"],
    ["JSON too deep", `${"[".repeat(200_000)}`, "the JSON is nested too deeply to be read"],
    [
      "a web page",
      "<!DOCTYPE html><html></html>",
      "the file is neither an RSS nor an Atom feed; an HTML page is not read",
    ],
    ["prose", "Hello there", "the format of the file cannot be detected; name one: csv, json"],
    [
      "a broken UTF-16",
      Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]),
      "the file is not text in utf-16le",
    ],
  ])("%s", (_, content, message) => {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    expect(() => importRecords("posts", bytes)).toThrow(message);
    expect(() => importRecords("posts", bytes)).toThrow(expect.objectContaining({ name: ImportError.name }));
  });
});

describe("encodings", () => {
  const csv = "id,author,text,time\n1,Zoë,Grüße,2026-03-14T09:26:53Z\n";
  it.each<[string, Buffer]>([
    ["UTF-8", Buffer.from(csv)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${csv}`)],
    ["UTF-16 with a mark", Buffer.from(`\uFEFF${csv}`, "utf16le")],
    ["UTF-16 without one", Buffer.from(csv, "utf16le")],
    ["Windows-1252", Buffer.from(csv, "latin1")],
  ])("%s", (_, bytes) => {
    expect(importRecords("posts", bytes).values).toMatchObject([{ author_id: "Zoë", text: "Grüße" }]);
  });

  it("says when it had to decide", () => {
    expect(importRecords("posts", Buffer.from(csv, "latin1")).assumed).toEqual([
      "the file is not UTF-8; it is read as Windows-1252",
    ]);
  });
});
