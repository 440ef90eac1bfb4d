import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../schema/json-schema.js";
import { type CheckOptions, compileCheck } from "./compile-check.js";

/** Each violation as `path keyword: message`. */
function violations(schema: JsonSchema, value: unknown, options: CheckOptions = {}): string[] {
  const check = compileCheck(schema, options);
  if (check(value)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, keyword, message }) => `${instancePath} ${keyword}: ${message}`,
  );
}

describe("each keyword says what should be", () => {
  it.each<[JsonSchema, unknown, string]>([
    [{ type: "string" }, 7, " type: must be a string, not the number 7"],
    [{ type: ["string", "null"] }, ["a"], " type: must be a string or null, not an array"],
    [{ type: "integer" }, 1.5, " type: must be an integer, not the number 1.5"],
    [{ type: "number" }, Number.NaN, " type: must be a number, not the number NaN"],
    [{ type: "object" }, null, " type: must be an object, not null"],
    [{ type: "array" }, {}, " type: must be an array, not an object"],
    [{ type: "boolean" }, "yes", " type: must be true or false, not a string"],
    [{ type: "object" }, undefined, " type: must be an object, not undefined"],
    [{ enum: ["LIKE", 1, null] }, "like", ' enum: must be one of "LIKE", 1, null'],
    [{ const: "v1" }, "v2", ' const: must be "v1"'],
    [{ const: { a: [1] } }, { a: [2] }, ' const: must be {"a":[1]}'],
    [{ pattern: "[^ \\t\\r\\n]" }, " \n", " pattern: must not be blank"],
    [{ pattern: "^a+$" }, "b", " pattern: must match the pattern ^a+$"],
    [
      { pattern: "^2", format: "date-time" },
      "1",
      " pattern: must be an RFC 3339 date and time, such as 2026-03-14T09:26:53Z",
    ],
    [{ minLength: 1 }, "", " minLength: must not be empty"],
    [{ minLength: 5 }, "four", " minLength: must have at least 5 characters"],
    [{ maxLength: 1 }, "ab", " maxLength: must have at most 1 character"],
    [{ minimum: 0 }, -1, " minimum: must be at least 0"],
    [{ maximum: 2 }, 2.5, " maximum: must be at most 2"],
    [{ exclusiveMinimum: 0 }, 0, " exclusiveMinimum: must be greater than 0"],
    [{ exclusiveMaximum: 1 }, 1, " exclusiveMaximum: must be less than 1"],
    [{ minItems: 1 }, [], " minItems: must have at least 1 item"],
    [{ maxItems: 2 }, [1, 2, 3], " maxItems: must have at most 2 items"],
    [{ minProperties: 1 }, {}, " minProperties: must have at least 1 key"],
    [{ maxProperties: 0 }, { a: 1 }, " maxProperties: must have at most 0 keys"],
    [{ uniqueItems: true }, ["a", "b", "a"], " uniqueItems: must not repeat an item, as item 2 does"],
    [{ required: ["a"] }, {}, " required: must have the property 'a'"],
    [
      { properties: {}, additionalProperties: false },
      { a: 1 },
      " additionalProperties: must not have the property 'a'",
    ],
    [{ additionalProperties: { type: "null" } }, { "a/b": 1 }, "/a~1b type: must be null, not the number 1"],
    [{ items: { type: "null" } }, [null, 1], "/1 type: must be null, not the number 1"],
  ])("%j refuses %j", (schema, value, violation) => {
    expect(violations(schema, value)).toEqual([violation]);
  });
});

it.each<[JsonSchema, unknown, string[]]>([
  [{ format: "email" }, "nobody", [" format: must be an email address"]],
  [
    { pattern: "^a", format: "email" },
    "nobody",
    [" pattern: must be an email address", " format: must be an email address"],
  ],
  [{ format: "byte" }, "no base 64", []],
  [{ format: "int32" }, 2 ** 40, []],
])("%j refuses %j where formats are asserted, and nowhere else", (schema, value, expected) => {
  expect(violations(schema, value, { assertsFormats: true })).toEqual(expected);
  expect(violations(schema, value)).toEqual(expected.filter((violation) => !violation.includes("format")));
});

describe("one broken rule is one violation", () => {
  it.each<[string, JsonSchema, unknown, string[]]>([
    ["a listed value of the wrong type", { type: "string", enum: ["a"] }, 1, [' enum: must be one of "a"']],
    ["a const of the wrong type", { type: "string", const: "a" }, null, [' const: must be "a"']],
    [
      "a listed value that the type rules out",
      { type: "integer", enum: [1, "a"] },
      "a",
      [" enum: must be one of 1"],
    ],
    [
      "a text of the wrong type",
      { type: "string", minLength: 1, pattern: "a" },
      1,
      [" type: must be a string, not the number 1"],
    ],
    [
      "two rules",
      { minLength: 2, pattern: "b" },
      "a",
      [" pattern: must match the pattern b", " minLength: must have at least 2 characters"],
    ],
  ])("%s", (_, schema, value, expected) => {
    expect(violations(schema, value)).toEqual(expected);
  });
});

const circle = {
  type: "object",
  properties: { kind: { const: "circle" }, r: { type: "number" } },
  required: ["kind", "r"],
};
const square = {
  type: "object",
  properties: { kind: { const: "square" }, side: { type: "number" } },
  required: ["kind"],
};
const shape: JsonSchema = { type: "object", oneOf: [circle, square] };

describe("a union told apart by const properties", () => {
  it.each<[string, JsonSchema, unknown, string[]]>([
    ["accepts what keeps its branch", shape, { kind: "circle", r: 1 }, []],
    [
      "blames only the branch that was meant",
      shape,
      { kind: "circle" },
      [" required: must have the property 'r'"],
    ],
    [
      "lists the values when none is meant",
      shape,
      { kind: "oval" },
      ['/kind enum: must be one of "circle", "square"'],
    ],
    ["misses the property that decides", shape, { r: 1 }, [" required: must have the property 'kind'"]],
    ["wants an object", shape, [], [" type: must be an object, not an array"]],
    [
      "is found behind anyOf too",
      { anyOf: [circle, square] },
      { kind: "circle" },
      [" required: must have the property 'r'"],
    ],
    [
      "is found behind references",
      { $defs: { circle, square }, oneOf: [{ $ref: "#/$defs/circle" }, { $ref: "#/$defs/square" }] },
      { kind: "circle" },
      [" required: must have the property 'r'"],
    ],
  ])("%s", (_, schema, value, expected) => {
    expect(violations(schema, value)).toEqual(expected);
  });

  it("is decided by several properties together", () => {
    const branch = (a: string, b: string) => ({
      type: "object",
      properties: { a: { const: a }, b: { const: b }, [a + b]: { const: 1 } },
      required: ["a", "b", a + b],
    });
    const schema = { oneOf: [branch("x", "1"), branch("x", "2"), branch("y", "1")] };
    expect(violations(schema, { a: "x", b: "2", x2: 1 })).toEqual([]);
    expect(violations(schema, { a: "x", b: "2" })).toEqual([" required: must have the property 'x2'"]);
    expect(violations(schema, { a: "x", b: "3" })).toEqual(['/b enum: must be one of "1", "2"']);
    expect(violations(schema, { a: "y", b: "2", y1: 1 })).toEqual(['/b const: must be "1"']);
  });

  it("takes an absent property for its default", () => {
    const text = {
      type: "object",
      properties: { media: { const: false, default: false } },
      additionalProperties: false,
    };
    const film = {
      type: "object",
      properties: { media: { const: true }, url: { type: "string" } },
      required: ["media"],
    };
    const schema = { oneOf: [text, film] };
    expect(violations(schema, {})).toEqual([]);
    expect(violations(schema, { url: "a" })).toEqual([
      " additionalProperties: must not have the property 'url'",
    ]);
    expect(violations(schema, { media: true, url: 1 })).toEqual([
      "/url type: must be a string, not the number 1",
    ]);
  });
});

describe("a union told apart by type", () => {
  const shortOrNothing = { anyOf: [{ type: "string", maxLength: 3 }, { type: "null" }] };
  it.each<[string, JsonSchema, unknown, string[]]>([
    ["accepts one", shortOrNothing, "abc", []],
    ["accepts the other", shortOrNothing, null, []],
    [
      "blames the branch of the value's type",
      shortOrNothing,
      "abcd",
      [" maxLength: must have at most 3 characters"],
    ],
    [
      "names all types when none fits",
      shortOrNothing,
      1,
      [" type: must be a string or null, not the number 1"],
    ],
    [
      "does not take an integer for something else than a number",
      { oneOf: [{ type: "integer" }, { type: "number" }] },
      1,
      [" oneOf: must be exactly one of: integer; number. It matches both integer and number"],
    ],
  ])("%s", (_, schema, value, expected) => {
    expect(violations(schema, value)).toEqual(expected);
  });
});

it("names the alternatives of a union that nothing tells apart, and the nearest", () => {
  const schema = {
    anyOf: [{ title: "Short", maxLength: 1 }, { type: "object", required: ["a"] }, { enum: ["ab"] }],
  };
  expect(violations(schema, "abc")).toEqual([
    " anyOf: must be one of: Short; object with 'a'; [\"ab\"]. Nearest is Short: must have at most 1 character",
  ]);
});

describe("lengths count code points", () => {
  const family = "👩‍👩‍👧";
  it.each<[number, number, string, boolean]>([
    [0, 0, "", true],
    [1, 1, "😀", true],
    [2, 2, "😀", false],
    [0, 0, "😀", false],
    [3, 3, "a😀b", true],
    [5, 5, family, true],
    [6, 9, family, false],
    [0, 4, family, false],
    [1, 1, "\ud800", true],
    [2, 2, "\udc00\ud800", true],
  ])("between %i and %i: %j is %s", (minLength, maxLength, text, valid) => {
    expect(compileCheck({ minLength, maxLength })(text)).toBe(valid);
  });
});

describe("keys that every object inherits are data like any other", () => {
  it.each<[string, JsonSchema, unknown, string[]]>([
    [
      "a missing constructor is missed",
      { properties: { constructor: {} }, required: ["constructor"] },
      {},
      [" required: must have the property 'constructor'"],
    ],
    ["an inherited toString is not checked", { properties: { toString: { type: "string" } } }, {}, []],
    [
      "an own __proto__ is an unknown key",
      { properties: {}, additionalProperties: false },
      JSON.parse('{"__proto__": 1}'),
      [" additionalProperties: must not have the property '__proto__'"],
    ],
    [
      "__proto__ twice is a repeated item",
      { uniqueItems: true },
      ["__proto__", "__proto__"],
      [" uniqueItems: must not repeat an item, as item 1 does"],
    ],
    ["objects with valueOf are compared", { uniqueItems: true }, [{ valueOf: 1 }, { valueOf: 2 }], []],
  ])("%s", (_, schema, value, expected) => {
    expect(violations(schema, value)).toEqual(expected);
  });
});

it("follows references, also of a schema to itself", () => {
  const tree = {
    type: "object",
    properties: { children: { type: "array", items: { $ref: "#" } } },
    required: ["children"],
  };
  expect(violations(tree, { children: [{ children: [] }, {}] })).toEqual([
    "/children/1 required: must have the property 'children'",
  ]);
});
