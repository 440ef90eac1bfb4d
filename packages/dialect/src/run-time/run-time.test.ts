import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countCodePoints, describeValue, equalJson, indexOfRepeat } from "./index.js";

it.each<[unknown, string]>([
  ["long text", "a string"],
  [7, "the number 7"],
  [true, "true"],
  [null, "null"],
  [undefined, "undefined"],
  [[], "an array"],
  [{}, "an object"],
])("describes %j as %s", (value, words) => {
  expect(describeValue(value)).toBe(words);
});

it("counts as many code points as a text spreads into", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(countCodePoints(text)).toBe([...text].length);
    }),
  );
});

describe("equality of JSON values", () => {
  it.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [1, "1", false],
    [{ valueOf: 1 }, { valueOf: 1 }, true],
    [{ constructor: 1 }, { toString: 1 }, false],
    [JSON.parse('{"__proto__": 1}'), {}, false],
    [JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": 1}'), true],
  ])("%j and %j: %s", (left, right, same) => {
    expect(equalJson(left, right)).toBe(same);
  });

  it("holds between a value and its copy, and is the same in both directions", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
        expect(equalJson(left, structuredClone(left))).toBe(true);
        expect(equalJson(left, right)).toBe(equalJson(right, left));
      }),
    );
  });
});

it.each<[unknown[], number]>([
  [[], -1],
  [["a", "b"], -1],
  [["a", "b", "a"], 2],
  [[1, "1", true, null], -1],
  [[null, null], 1],
  [[{ a: 1 }, { a: 2 }, { a: 1 }], 2],
  [["a", "a", "a"], 1],
])("finds the first repeat in %j at %i", (items, index) => {
  expect(indexOfRepeat(items)).toBe(index);
});
