import type { JsonSchema } from "@concordat/contracts/contract";
import { describe, expect, it } from "vitest";
import { createAcceptor } from "../testing/grammar-acceptor.js";
import { grammarLimits } from "./grammar-limits.js";
import { compileGrammar } from "./index.js";

/** Members of an object with equal names but for their number. */
function members<T>(count: number, make: (index: number) => T): Record<string, T> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, make(index)]));
}

function chain(link: (next: JsonSchema) => JsonSchema, last = 40): JsonSchema {
  const definitions = members(last + 1, (index) =>
    index === last ? ({ type: "string" } as const) : link({ $ref: `#/$defs/p${index + 1}` }),
  );
  return { $defs: definitions, $ref: "#/$defs/p0" };
}

/** Circles of definitions of different lengths that all hold of one value: it repeats only after their product. */
function circles(lengths: readonly number[]): JsonSchema {
  const links = lengths.flatMap((length) =>
    Array.from({ length }, (_, index): [string, JsonSchema] => [
      `c${length}-${index}`,
      {
        type: "object",
        properties: {
          next: { $ref: `#/$defs/c${length}-${(index + 1) % length}` },
          ...(index === 0 ? { size: { type: "integer", minimum: length } } : {}),
        },
      },
    ]),
  );
  return {
    $defs: Object.fromEntries(links),
    allOf: lengths.map((length) => ({ $ref: `#/$defs/c${length}-0` })),
  };
}

describe("the work that a grammar takes is bounded, and what it leaves out is listed", () => {
  it.each<[title: string, schema: JsonSchema, valid: unknown]>([
    ["unions that double at each of forty references", chain((next) => ({ anyOf: [next, next] })), "a"],
    ["alternatives of which one holds that do", chain((next) => ({ oneOf: [next, next] })), "a"],
    [
      "unions within unions three thousand deep",
      chain((next) => ({ anyOf: [next, { type: "null" }] }), 3_000),
      null,
    ],
    [
      "values within values three thousand deep",
      chain((next) => ({ type: "object", properties: { next } }), 3_000),
      { next: { next: {} } },
    ],
    ["circles of 2 to 13 definitions", circles([2, 3, 5, 7, 11, 13]), { next: { next: {} } }],
    [
      "patterns whose automata are long",
      { properties: members(300, (index) => ({ pattern: `^(a|b)*a(a|b){11}c${index}$` })) },
      { p7: "abbbbbbbbbbbc7" },
    ],
    [
      "many patterns of many states",
      { properties: members(300, (index) => ({ pattern: `^(.{1,40}x){1,20}${index}` })) },
      { p7: "axx7" },
    ],
    [
      "many patterns that also count",
      { properties: members(300, (index) => ({ pattern: `^[a-z]+${index}$`, maxLength: 1_000 + index })) },
      { p7: "a7" },
    ],
    [
      "many divisors next to bounds",
      { properties: members(300, (index) => ({ type: "number", multipleOf: index + 7, minimum: -0.5 })) },
      { p1: 8 },
    ],
    [
      "many fine bounds",
      { properties: members(2_000, (index) => ({ type: "number", maximum: index + 0.123_456_789 })) },
      { p1: 1.1 },
    ],
    [
      "more listed items than are held",
      {
        type: "array",
        prefixItems: Array.from({ length: grammarLimits.listedItems + 2 }, () => ({ type: "boolean" })),
        items: JSON.parse("false"),
      },
      Array.from({ length: grammarLimits.listedItems + 2 }, () => true),
    ],
  ])("for %s", (_, schema, valid) => {
    const { grammar, unenforced } = compileGrammar(schema);
    expect(grammar.length).toBeLessThan(2 * grammarLimits.characters);
    expect(unenforced.length).toBeGreaterThan(0);
    expect(createAcceptor(grammar)(JSON.stringify(valid))).toBe(true);
  });
});

describe("what schemas have in common is written once", () => {
  const rulesOf = (schema: JsonSchema): number => compileGrammar(schema).grammar.split("\n").length;

  it("for a pattern with lengths that fifty members ask for", () => {
    const slug: JsonSchema = { type: "string", pattern: "^[a-z]+(-[a-z]+)*$", maxLength: 40 };
    const [once, often] = [1, 50].map((count) =>
      rulesOf({ properties: members(count, () => ({ ...slug })) }),
    );
    // A few rules a member for its place in the object and the text of its name.
    expect((often ?? 0) - (once ?? 0)).toBeLessThan(50 * 10);
  });

  it("for a list of 20,000 texts, so that no place in it has more ways than there are characters", () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `value number ${(index * 7_919) % 1_000_003}`);
    const { grammar, unenforced } = compileGrammar({ enum: texts });
    const ways = grammar.split("\n").map((rule) => rule.split(" | ").length);
    expect(Math.max(...ways)).toBeLessThanOrEqual(11);
    expect(unenforced).toEqual([]);
    const accepts = createAcceptor(grammar);
    expect([texts[7], `${texts[7]}x`, "value number "].map((text) => accepts(JSON.stringify(text)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("for listed values of all types, one the beginning of another or no plain text", () => {
    const values = [1, 12, 123, "1", "12", '"', "\\", "\n", "🙂", "🙃", "\uD83D", null, true, [1], { a: 1 }];
    const accepts = createAcceptor(compileGrammar({ enum: values }).grammar);
    expect(values.filter((value) => !accepts(JSON.stringify(value)))).toEqual([]);
    expect([2, "\uD83E", "🙄", [], {}].filter((value) => accepts(JSON.stringify(value)))).toEqual([]);
  });
});

it("holds several divisors of one number as their common multiple", () => {
  const { grammar, unenforced } = compileGrammar({
    type: "number",
    allOf: [0.4, 0.6].map((multipleOf) => ({ multipleOf })),
  });
  const accepts = createAcceptor(grammar);
  // Numbers with an exponent are so large that their remainders are left to the check.
  const exponent = "of numbers that are written with an exponent it is not held";
  expect(unenforced.filter(({ reason }) => reason !== exponent)).toEqual([]);
  expect([0, 1.2, -2.4, 12].filter((value) => !accepts(JSON.stringify(value)))).toEqual([]);
  expect([0.4, 0.6, 1, 1.8].filter((value) => accepts(JSON.stringify(value)))).toEqual([]);
});
