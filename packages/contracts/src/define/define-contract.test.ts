import { describe, expect, expectTypeOf, it } from "vitest";
import type { Contract, JsonSchema } from "../contract/index.js";
import { defineContract, UnsupportedSchemaError } from "./index.js";

describe("a contract of a schema known at run time", () => {
  const city = defineContract<{ name: string; people: number }, { name: string; people?: number }>({
    title: "City",
    type: "object",
    properties: { name: { type: "string", minLength: 1 }, people: { type: "integer", default: 0 } },
    required: ["name"],
    additionalProperties: false,
  });

  it("is named and typed", () => {
    expect(city.ref).toBe("City/v1");
    expect(defineContract({}, { name: "anything", version: 3 }).ref).toBe("anything/v3");
    expectTypeOf(city).toEqualTypeOf<
      Contract<{ name: string; people: number }, { name: string; people?: number }>
    >();
  });

  it("parses, fills and refuses like any other", () => {
    expect(city.parse({ name: "Uppsala" })).toEqual({ name: "Uppsala", people: 0 });
    expect(city.validate({ name: "", peple: 1 })).toEqual([
      { path: "/name", keyword: "minLength", message: "must not be empty" },
      { path: "", keyword: "additionalProperties", message: "must not have the property 'peple'" },
    ]);
  });
});

it.each<[string, JsonSchema, unknown, unknown]>([
  [
    "an optional object",
    { anyOf: [{ type: "object", properties: { a: { default: 1 } } }, { type: "null" }] },
    {},
    { a: 1 },
  ],
  [
    "a map",
    { type: "object", additionalProperties: { type: "object", properties: { n: { default: 0 } } } },
    { x: {} },
    { x: { n: 0 } },
  ],
  [
    "a tree",
    {
      $defs: {
        node: {
          type: "object",
          properties: { leaf: { default: true }, children: { items: { $ref: "#/$defs/node" } } },
        },
      },
      $ref: "#/$defs/node",
    },
    { leaf: false, children: [{}] },
    { leaf: false, children: [{ leaf: true }] },
  ],
  ["a list", { type: "array", items: { enum: ["a", "b"] } }, ["a"], ["a"]],
])("takes %s", (_, schema, value, parsed) => {
  expect(defineContract(schema).parse(value)).toEqual(parsed);
});

it("asserts a format that no pattern spells out", () => {
  expect(defineContract({ type: "string", format: "date" }).validate("2026-02-30")).toEqual([
    { path: "", keyword: "format", message: "must be a date, such as 2026-03-14" },
  ]);
});

it("says everything that it does not take, with pointers", () => {
  const schema = JSON.parse('{"properties": {"a": {"not": {}}, "b": {"pattern": "\\\\d"}}, "allOf": []}');
  expect(() => defineContract(schema, { name: "mine" })).toThrow(
    expect.objectContaining({
      code: "UNSUPPORTED_SCHEMA",
      problems: expect.arrayContaining([
        expect.objectContaining({
          pointer: "/properties/a",
          message: "the keyword not is outside the portable subset",
        }),
        expect.objectContaining({ pointer: "/properties/b" }),
        expect.objectContaining({ pointer: "", message: "the keyword allOf is outside the portable subset" }),
      ]),
    }),
  );
});

it("recognises its error across copies of the package", () => {
  const caught = (() => {
    try {
      return defineContract(JSON.parse('{"type": "text"}'));
    } catch (error) {
      return error;
    }
  })();
  expect(UnsupportedSchemaError.isInstance(caught)).toBe(true);
  expect(UnsupportedSchemaError.isInstance(new Error("other"))).toBe(false);
});
