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

/** A list in a list, to the given depth, around an item. */
function deep(lists: number, item: unknown): unknown {
  return lists === 0 ? item : [deep(lists - 1, item)];
}

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
  [
    [
      { a: 1, b: [{}] },
      { b: [{}], a: 1 },
    ],
    1,
  ],
  [[[1], ["1"], { 0: 1 }, [[1]], [null], ["null"], [-0], [0]], 7],
  [[deep(300, 1), deep(300, 2), deep(300, 1)], 2],
])("finds the first repeat in %j at %i", (items, index) => {
  expect(indexOfRepeat(items)).toBe(index);
});

it("finds a repeat where comparing each with each does", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 8 }), (items) => {
      const found = items.findIndex((item, index) =>
        items.slice(0, index).some((earlier) => equalJson(earlier, item)),
      );
      expect(indexOfRepeat(items)).toBe(found);
    }),
  );
});

it("compares no object of a long list with all before it", () => {
  let reads = 0;
  const counting: ProxyHandler<object> = {
    ownKeys(target) {
      reads += 1;
      return Reflect.ownKeys(target);
    },
  };
  const items = Array.from({ length: 500 }, (_, id) => new Proxy({ id }, counting));
  expect(indexOfRepeat(items)).toBe(-1);
  expect(reads).toBe(items.length);
});
