import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { countRecords } from "./count-records.js";

/** Every text of at most this many of these parts. */
function textsOf(parts: readonly string[], length: number): string[] {
  if (length === 0) return [""];
  const shorter = textsOf(parts, length - 1);
  const longest = shorter.filter((_, index) => index >= shorter.length - parts.length ** (length - 1));
  return [...shorter, ...longest.flatMap((text) => parts.map((part) => text + part))];
}

it.each(["\n", "\r\n", "\r"])("counts as many records as the parser does, with %j", (lineBreak) => {
  const options = { delimiter: ",", relax_column_count: true, skip_empty_lines: true };
  let counted = 0;
  for (const text of textsOf(["a", ",", '"', lineBreak], 5)) {
    const found = countRecords(text, { start: 0, delimiter: ",", headRecords: 1 });
    if (found === null) continue;
    counted += 1;
    expect([text, found.count]).toEqual([text, parse(text, options).length]);
    const head = parse(text.slice(0, found.headEnd), options);
    expect([text, head]).toEqual([text, parse(text, { ...options, to: 1 })]);
  }
  expect(counted).toBeGreaterThan(100);
});

it.each(['a"b,c\n', '"a"b,c\n', '"a,b\n', "a\nb\r\nc\n", "a\r\nb\nc\n", "a\rb\r"])(
  "leaves %j to the parser",
  (text) => {
    expect(countRecords(text, { start: 0, delimiter: ",", headRecords: 1 })).toBeNull();
  },
);
