import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonSpan } from "./json-span.js";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

function places(
  value: unknown,
  place: readonly string[] = [],
): readonly { place: readonly string[]; value: unknown }[] {
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [{ place, value }, ...members.flatMap(([name, member]) => places(member, [...place, name]))];
}

it("finds every value of a text of JSON, however it is indented", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, "\t"), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      for (const { place, value: found } of places(JSON.parse(text) as Json)) {
        const span = jsonSpan(text, place);
        expect(span === null ? undefined : JSON.parse(text.slice(span.start, span.end))).toEqual(found);
      }
    }),
  );
});

it("finds nothing where nothing is", () => {
  expect(jsonSpan('{"a":[1,"b"]}', ["a", "2"])).toBeNull();
  expect(jsonSpan('{"a":1}', ["b"])).toBeNull();
});

it("takes the last of names that are given twice, as JSON.parse does", () => {
  expect(jsonSpan('{"a":1,"a":22}', ["a"])).toEqual({ start: 11, end: 13 });
});
