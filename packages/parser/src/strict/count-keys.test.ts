import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { countKeys } from "./count-keys.js";

/** Values of JSON without the keys that an object would lose. */
const values = fc.jsonValue({ maxDepth: 4 });

function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : parts.length;
  return parts.reduce<number>((count, part) => count + keysIn(part), own);
}

test("counts the keys of any strict JSON, however it is indented", () => {
  fc.assert(
    fc.property(values, fc.constantFrom(undefined, 2, "\t", "\r\n"), (value, space) => {
      const text = JSON.stringify(value, null, space === "\r\n" ? 2 : space);
      expect(countKeys(space === "\r\n" ? text.replaceAll("\n", "\r\n") : text)).toBe(keysIn(value));
    }),
    { numRuns: 1000 },
  );
});

test("takes no text for damaged that JSON.parse reads", () => {
  const piece = fc.constantFrom(
    ..."{}[],:\"'\\ \n\t\r0-1.eE+tfnu/b",
    "true",
    "false",
    "null",
    '"a"',
    '\\"',
    "\\u00e9",
    "1e-5",
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  const wrapped = text.map((inner) => `["${inner}", {"a": ${inner}}]`);
  const seen = { read: 0 };
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        wrapped,
        text.map((inner) => `"${inner}"`),
        text.map((inner) => `[${inner}]`),
      ),
      (candidate) => {
        if (!isJson(candidate)) return;
        seen.read++;
        expect(countKeys(candidate)).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 20_000 },
  );
  expect(seen.read).toBeGreaterThan(100);
});

test.each([
  '{"a": ":", "b": "\\"c\\":"}',
  '["\\\\", "\\u0041", "a\\tb"]',
  " -0.5e-10 ",
  '[1E+5, 0, -1, {"a": []}, {}]',
  '"a:b"',
])("%s is strict JSON", (text) => {
  expect(countKeys(text)).toBe(keysIn(JSON.parse(text)));
});

describe("shows the damage in", () => {
  it.each([
    ['{"a": "b" "c": 1}', "a missing comma"],
    ['{"a": 1\n"c": 1}', "a missing comma between lines"],
    ['["a" "b"]', "a missing comma between items"],
    ['{"a": 1,, "b": 2}', "a doubled comma"],
    ['{"a": [1, 2,], "b": 2}', "a comma behind the last item"],
    ['{"a": None}', "None"],
    ['{"a": True}', "True"],
    ['{"a": nil}', "a word that begins like a literal"],
    ['{"a": 1, b: 2}', "a key without quotes"],
    ['{"a": LIKE}', "a word without quotes"],
    ["{\"a\": 'b'}", "single quotes"],
    ['{"a": "b\nc"}', "a line break in a string"],
    ['{"a": "b\tc"}', "a tab in a string"],
    ['{"a": "b\\\'c"}', "an escape that JSON does not have"],
    ['{"a": "b "c" d"}', "quotes in a string"],
    ['{"a": "b" + "c"}', "strings that are joined"],
    ['{"a": 1, /* b */ "c": 2}', "a comment"],
    ['{"a":\u00a01}', "a space that JSON does not have"],
    ['{"a": 118.}', "a number that ends in its point"],
    ['{"a": +5}', "a number with a plus sign"],
    ['{"a": .5}', "a number without a digit before its point"],
    ['{"a": {"b": 1}', "a missing brace"],
    ['{"a": 1}}', "a brace too many"],
    ['{"a" "b"}', "a missing colon"],
    ['{"a": "b', "a string that is cut off"],
    ['{"a": 1} and so on', "words behind it"],
    ["", "nothing at all"],
  ])("%s: %s", (text) => {
    expect(isJson(text)).toBe(false);
    expect(countKeys(text)).toBe(-1);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
