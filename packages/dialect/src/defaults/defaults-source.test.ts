import { describe, expect, it } from "vitest";
import { lintSchema } from "../lint/lint-schema.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { compileDefaults, defaultsSource } from "./defaults-source.js";

/** A copy of a value with the schema's defaults filled. */
function filled(schema: JsonSchema, from: unknown): unknown {
  return compileDefaults(schema)(structuredClone(from));
}

const likes = { type: "object", properties: { likes: { type: "integer", default: 0 } } };
const text = {
  type: "object",
  properties: { media: { const: false, default: false }, alt: { default: null } },
};
const film = {
  type: "object",
  properties: { media: { const: true }, length: { default: 1 } },
  required: ["media"],
};

describe("fills what is missing", () => {
  it.each<[string, JsonSchema, unknown, unknown]>([
    ["a property", likes, {}, { likes: 0 }],
    ["not a value that exists", likes, { likes: 3 }, { likes: 3 }],
    ["not null, which is a value", likes, { likes: null }, { likes: null }],
    ["in an object inside", { properties: { a: likes } }, { a: {} }, { a: { likes: 0 } }],
    ["not an object inside that is absent", { properties: { a: likes } }, {}, {}],
    [
      "inside what was filled itself",
      { properties: { a: { ...likes, default: {} } } },
      {},
      { a: { likes: 0 } },
    ],
    ["in items", { items: likes }, [{}, { likes: 1 }], [{ likes: 0 }, { likes: 1 }]],
    [
      "in items that may be null",
      { items: { ...likes, type: ["object", "null"] } },
      [null, {}],
      [null, { likes: 0 }],
    ],
    ["in the values of a map", { additionalProperties: likes }, { x: {} }, { x: { likes: 0 } }],
    [
      "in the values of a map, not in the properties next to it",
      { properties: { own: {} }, additionalProperties: likes },
      { own: {}, x: {} },
      { own: {}, x: { likes: 0 } },
    ],
    [
      "in a definition",
      { $defs: { "a/b c": likes }, items: { $ref: "#/$defs/a~1b%20c" } },
      [{}],
      [{ likes: 0 }],
    ],
    [
      "in definitions of similar names, each its own",
      {
        $defs: { "a-b": likes, a_b: { properties: { x: { default: 1 } } } },
        properties: { p: { $ref: "#/$defs/a-b" }, q: { $ref: "#/$defs/a_b" } },
      },
      { p: {}, q: {} },
      { p: { likes: 0 }, q: { x: 1 } },
    ],
    [
      "in a schema that refers to itself",
      { ...likes, properties: { ...likes.properties, replies: { type: "array", items: { $ref: "#" } } } },
      { replies: [{ replies: [{}] }] },
      { likes: 0, replies: [{ likes: 0, replies: [{ likes: 0 }] }] },
    ],
    [
      "in the branch that a const selects",
      { oneOf: [text, film] },
      { media: true },
      { media: true, length: 1 },
    ],
    [
      "in the branch that an absent property selects",
      { oneOf: [text, film] },
      {},
      { media: false, alt: null },
    ],
    ["in a branch of another type than the others", { anyOf: [likes, { type: "null" }] }, {}, { likes: 0 }],
    ["nothing into null", { anyOf: [likes, { type: "null" }] }, null, null],
    [
      "nothing into a text where an object may stand",
      { items: { ...likes, type: ["object", "string"] } },
      ["a"],
      ["a"],
    ],
    [
      "a property that every object inherits",
      { properties: { constructor: { default: 1 } } },
      {},
      { constructor: 1 },
    ],
  ])("%s", (_, schema, from, expected) => {
    expect(lintSchema(schema)).toEqual([]);
    expect(filled(schema, from)).toEqual(expected);
  });
});

it("fills a new object each time", () => {
  const schema = { properties: { stance: { type: "object", default: {} } } };
  const [first, second] = [filled(schema, {}), filled(schema, {})];
  expect(first).toEqual({ stance: {} });
  expect(Object.values(Object(first))[0]).not.toBe(Object.values(Object(second))[0]);
});

it("keeps a __proto__ in a default as a key", () => {
  const schema = JSON.parse('{"properties": {"a": {"default": {"__proto__": {"bad": true}}}}}');
  const { a } = Object(filled(schema, {}));
  expect(Object.keys(a)).toEqual(["__proto__"]);
  expect(a.bad).toBeUndefined();
});

it("has nothing to fill where there is no default that a value could reach", () => {
  expect(defaultsSource({ type: "object", default: {}, $defs: { unused: likes } })).toBeNull();
});
