import fc from "fast-check";
import { expect, it } from "vitest";
import { copyJson } from "./copy-json.js";

it("copies any JSON value, sharing nothing with it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const copy = copyJson(value);
      expect(JSON.stringify(copy)).toBe(text);
      if (typeof value === "object" && value !== null) expect(copy).not.toBe(value);
    }),
  );
});

it("keeps an own __proto__ as a key", () => {
  const copy = copyJson(JSON.parse('{"a": {"__proto__": {"polluted": true}}}'));
  expect(JSON.stringify(copy)).toBe('{"a":{"__proto__":{"polluted":true}}}');
  expect(Object.getPrototypeOf(Object(copy).a)).toBe(Object.prototype);
});
