import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { diffSchemas } from "./diff-schemas.js";
import { InvalidSchemaError } from "./schema/invalid-schema-error.js";

describe("a schema that cannot be compared is refused, with what is wrong in which of the two", () => {
  it.each<[string, unknown, RegExp]>([
    ["no schema at all", 7, /^the new schema must be an object or a boolean$/],
    ["a keyword with a wrong value", { type: "text" }, /^the new schema is not valid: .*type/],
    [
      "a wrong keyword next to a reference",
      { $schema: "http://json-schema.org/draft-07/schema#", $ref: "#", type: "text" },
      /^the new schema is not valid: .*type/,
    ],
    ["a reference that leads nowhere", { $ref: "#/$defs/gone" }, /^the new schema is not valid: .*gone/],
    [
      "a reference to another file",
      { $ref: "https://example.com/other" },
      /^the new schema is not valid: .*other/,
    ],
    ["an invalid pattern", { pattern: "(" }, /^the new schema is not valid: /],
    [
      "a dialect that is not known",
      { $schema: "http://json-schema.org/draft-03/schema#" },
      /names the dialect http:\/\/json-schema.org\/draft-03\/schema#; supported are draft-04, draft-06, .*2020-12$/,
    ],
    [
      "a reference that only leads back to itself",
      { properties: { a: { allOf: [{ $ref: "#/properties/a" }] } } },
      /refers at '\/properties\/a' back to itself without going further into the value/,
    ],
  ])("%s", (_, schema, message) => {
    const diff = (): unknown => diffSchemas({}, schema);
    expect(diff).toThrow(InvalidSchemaError);
    expect(diff).toThrow(message);
  });
});

describe("which step a version needs depends on what it promises", () => {
  const [narrow, wide] = [{ enum: ["a"] }, { enum: ["a", "b"] }];
  it.each([
    [narrow, wide, "backward", "minor"],
    [narrow, wide, "forward", "major"],
    [narrow, wide, "full", "major"],
    [wide, narrow, "backward", "major"],
    [wide, narrow, "forward", "minor"],
  ] as const)("%j to %j, promised %s: %s", (oldSchema, newSchema, promised, bump) => {
    expect(diffSchemas(oldSchema, newSchema, { promised }).bump).toBe(bump);
  });

  it("what is undecided counts as broken, and the reason says so", () => {
    expect(diffSchemas({ pattern: "^(a)\\1$" }, { pattern: "^(a)\\1$|^A$" })).toMatchObject({
      backward: { verdict: "undecided" },
      bump: "major",
      bumpReason: "backward is undecided",
    });
  });
});

describe("references", () => {
  const text = { type: "string" };
  it.each<[string, unknown]>([
    ["by pointer", { $ref: "#/$defs/a~1b%20c", $defs: { "a/b c": text } }],
    ["by anchor", { $ref: "#text", $defs: { t: { $anchor: "text", ...text } } }],
    ["by the schema's own identifier", { $id: "urn:x:y", $ref: "urn:x:y#/$defs/t", $defs: { t: text } }],
    ["through one another", { $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: text } }],
    ["through a list", { $ref: "#/anyOf/0", anyOf: [text, true] }],
  ])("%s are followed", (_, schema) => {
    expect(diffSchemas(schema, text)).toMatchObject({
      backward: { verdict: "compatible" },
      forward: { verdict: "compatible" },
    });
  });

  it("inside a schema with an identifier of its own are followed", () => {
    const schema = (type: string): unknown => ({
      properties: {
        a: { $id: "https://example.com/inner", items: { $ref: "#/$defs/t" }, $defs: { t: { type } } },
      },
    });
    expect(diffSchemas(schema("integer"), schema("number"))).toMatchObject({
      backward: { verdict: "compatible" },
      forward: { verdict: "breaking", witness: { acceptedBy: "new" } },
    });
  });

  it("which recurse through alternatives end", () => {
    const expression = (operators: readonly string[]): unknown => ({
      $ref: "#/$defs/expression",
      $defs: {
        expression: {
          oneOf: [
            { type: "number" },
            {
              type: "object",
              properties: {
                operator: { enum: operators },
                operands: { type: "array", items: { $ref: "#/$defs/expression" } },
              },
              required: ["operator", "operands"],
              additionalProperties: false,
            },
          ],
        },
      },
    });
    const diff = diffSchemas(expression(["+"]), expression(["+", "-"]));
    expect(diff.backward.verdict).toBe("compatible");
    expect(diff.forward).toMatchObject({
      verdict: "breaking",
      witness: { instance: { operator: "-", operands: [] } },
    });
  });
});

it("compares a meta-schema, in which everything refers to everything", () => {
  const schema: unknown = createRequire(import.meta.url)("ajv/dist/refs/json-schema-draft-07.json");
  const edited = JSON.parse(JSON.stringify(schema).replace('"uniqueItems":true', '"uniqueItems":false'));
  expect(diffSchemas(schema, edited)).toMatchObject({
    backward: { verdict: "compatible" },
    forward: { verdict: "breaking", witness: { acceptedBy: "new" } },
  });
});

it("changes neither of the schemas", () => {
  const oldSchema = { type: "object", properties: { a: { enum: ["x", "y"] } } };
  const newSchema = { type: "object", properties: { a: { enum: ["x"] } } };
  const before = JSON.stringify([oldSchema, newSchema]);
  diffSchemas(oldSchema, newSchema);
  expect(JSON.stringify([oldSchema, newSchema])).toBe(before);
});

it("says the same every time", () => {
  const oldSchema = { type: "string", pattern: "^[a-z]{3,}$" };
  const newSchema = { type: "string", pattern: "^[a-m]{3,}$" };
  expect(diffSchemas(oldSchema, newSchema)).toEqual(diffSchemas(oldSchema, newSchema));
});
