import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../schema/json-schema.js";
import { lintRules, lintSchema } from "./lint-schema.js";

const person: JsonSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:example:person:v1",
  title: "Person",
  description: "Somebody.",
  type: "object",
  properties: { name: { type: "string", description: "What they are called.", examples: ["Ada"] } },
  required: ["name"],
  additionalProperties: false,
  examples: [{ name: "Ada" }],
};

/** The person's schema with one property more. */
function withProperty(property: JsonSchema, required = ["name", "more"]): JsonSchema {
  return {
    ...person,
    properties: { ...(person.properties as object), more: property },
    required,
    examples: [{ name: "Ada", more: 1 }],
  };
}

const branch = (kind: string, more: JsonSchema = {}) => ({
  title: kind,
  type: "object",
  properties: { kind: { const: kind, description: "Which.", examples: [kind] }, ...more },
  required: ["kind"],
  additionalProperties: false,
});

it("finds nothing in a schema that is portable and well written", () => {
  expect(lintSchema(person, { house: true })).toEqual([]);
});

describe("rules that any schema must keep", () => {
  it.each<[string, JsonSchema, string, RegExp]>([
    ["valid-schema", { type: "text" }, "/type", /must be one of/],
    [
      "valid-schema",
      { properties: { a: { minLength: "1" } } },
      "/properties/a/minLength",
      /must be an integer/,
    ],
    ["portable-keywords", { properties: { a: { not: {} } } }, "/properties/a", /keyword not is outside/],
    ["portable-keywords", { allOf: [{ type: "object" }] }, "", /keyword allOf is outside/],
    ["portable-patterns", { pattern: "\\S" }, "", /write character classes out/],
    ["portable-patterns", { pattern: "\\bword" }, "", /write character classes out/],
    ["portable-patterns", { pattern: "a(?=b)" }, "", /lookaround/],
    ["portable-patterns", { pattern: "(?<!a)b" }, "", /lookaround/],
    ["portable-patterns", { pattern: "(a)\\1" }, "", /backreferences/],
    ["portable-patterns", { pattern: "\\p{L}" }, "", /Unicode property classes/],
    ["portable-patterns", { pattern: "(" }, "", /is not a regular expression/],
    ["local-references", { $ref: "other.json" }, "", /leaves the file/],
    ["local-references", { items: { $ref: "#/$defs/no" } }, "/items", /leads nowhere/],
    [
      "local-references",
      { $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } }, $ref: "#/$defs/a" },
      "",
      /refers only to itself/,
    ],
    [
      "local-references",
      { $defs: { a: {} }, items: { $ref: "#/$defs/a", minLength: 1 } },
      "/items",
      /minLength next to \$ref/,
    ],
    ["ending-references", { anyOf: [{ type: "null" }, { $ref: "#" }] }, "/anyOf/1", /no check would end/],
    ["plain-names", JSON.parse('{"properties": {"__proto__": {}}}'), "", /cannot be called __proto__/],
    [
      "reachable-defaults",
      { anyOf: [{ properties: { a: { default: 1 } } }, { properties: { b: {} } }] },
      "",
      /cannot be filled/,
    ],
  ])("%s: %j", (rule, schema, pointer, message) => {
    expect(lintSchema(schema)).toContainEqual({ rule, pointer, message: expect.stringMatching(message) });
  });
});

describe("additional rules for our own schemas", () => {
  it.each<[string, JsonSchema, string, RegExp]>([
    [
      "identified",
      { ...person, $schema: "http://json-schema.org/draft-07/schema#" },
      "",
      /must name draft 2020-12/,
    ],
    ["identified", { ...person, $id: "https://example.org/person" }, "", /form urn:<owner>:<contract>:v<N>/],
    ["identified", { ...person, title: "a person" }, "", /PascalCase/],
    [
      "described",
      withProperty({ type: "integer", examples: [1] }),
      "/properties/more",
      /needs a description/,
    ],
    [
      "described",
      withProperty({ type: "integer", description: "More." }),
      "/properties/more",
      /needs examples/,
    ],
    [
      "absence-explained",
      withProperty({ type: "integer", description: "More.", examples: [1] }, ["name"]),
      "",
      /what it means when absent/,
    ],
    [
      "absence-explained",
      withProperty({ type: ["integer", "null"], description: "More.", examples: [1] }),
      "",
      /what null means/,
    ],
    ["closed-objects", { ...person, additionalProperties: undefined }, "", /must write additionalProperties/],
    [
      "format-with-pattern",
      withProperty({ type: "string", format: "date" }),
      "/properties/more",
      /needs a pattern next to it/,
    ],
    [
      "distinct-branches",
      { ...person, oneOf: [branch("A"), { ...branch("B"), properties: {} }] },
      "",
      /told apart by a const/,
    ],
    [
      "distinct-branches",
      { ...person, oneOf: [branch("A"), { ...branch("B"), title: undefined }] },
      "",
      /needs a title/,
    ],
    [
      "distinct-branches",
      withProperty({ oneOf: [branch("A"), branch("B")] }),
      "/properties/more",
      /"type": "object" must stand next to oneOf/,
    ],
    ["valid-examples", { ...person, examples: [{ name: 1 }] }, "", /the example \{"name":1\} is not valid/],
  ])("%s: %j", (rule, schema, pointer, message) => {
    const plain = JSON.parse(JSON.stringify(schema));
    expect(lintSchema(plain, { house: true })).toContainEqual({
      rule,
      pointer,
      message: expect.stringMatching(message),
    });
    expect(lintSchema(plain)).toEqual([]);
  });
});

it("says everything at once, each with its place", () => {
  const schema = { properties: { a: { pattern: "\\d" }, b: { if: {} } } };
  expect(lintSchema(schema).map(({ pointer, rule }) => `${pointer} ${rule}`)).toEqual([
    "/properties/a portable-patterns",
    "/properties/b portable-keywords",
  ]);
});

it.each<[string, JsonSchema]>([
  [
    "an optional object",
    { anyOf: [{ type: "object", properties: { a: { default: 1 } } }, { type: "null" }] },
  ],
  ["a tree", { $defs: { node: { properties: { next: { $ref: "#/$defs/node" } } } }, $ref: "#/$defs/node" }],
  ["a map", { type: "object", additionalProperties: { type: "number" } }],
  [
    "a union told apart by const, with defaults",
    { oneOf: [branch("A", { n: { default: 1 } }), branch("B")] },
  ],
])("accepts %s", (_, schema) => {
  expect(lintSchema(schema)).toEqual([]);
});

describe("the project's own schemas", () => {
  const folder = join(import.meta.dirname, "../../../../schemas");
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith("schema.json"));

  it.each(files)("%s keeps every rule, and its $id is its place", (file) => {
    const schema: JsonSchema = JSON.parse(readFileSync(join(folder, file), "utf8"));
    expect(lintSchema(schema, { house: true })).toEqual([]);
    expect(schema.$id).toBe(`urn:concordat:${file.split(/[\\/]/).slice(0, 2).join(":")}`);
  });
});

it("gives every rule a name of its own", () => {
  const names = lintRules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
