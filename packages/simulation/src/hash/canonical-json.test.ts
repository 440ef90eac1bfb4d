import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.js";

it.each([3, 32, 33, 200])("writes up to %i names in the order of their UTF-16 units", (most) => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: "binary", minLength: 1 }), fc.integer(), {
        maxKeys: most,
        noNullPrototype: true,
      }),
      (value) => {
        const plain = JSON.stringify(value, Object.keys(value).sort());
        expect(canonicalJson(value)).toBe(plain);
      },
    ),
    { numRuns: 200 },
  );
});

it("refuses half of a surrogate pair, in a string and in a name", () => {
  for (const value of ["\ud83d", { text: "a\udc00" }, { "\ud83d": 1 }])
    expect(() => canonicalJson(value)).toThrow("a string has a lone surrogate");
  expect(canonicalJson({ "😀": "\\ud83d" })).toBe('{"😀":"\\\\ud83d"}');
});

/** What `canonicalize` 4.0.0, by an author of RFC 8785, writes for each value: `canonicalize(value)`. */
const facts: readonly { readonly value: unknown; readonly canonical: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "canonicalize-facts.json"), "utf8"),
);

it.each(facts)("writes $canonical as the package canonicalize does", ({ value, canonical }) => {
  expect(canonicalJson(value)).toBe(canonical);
});
