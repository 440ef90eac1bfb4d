import { describe, expect, expectTypeOf, it, vi } from "vitest";
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
    expectTypeOf(city).toExtend<
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

describe("formats", () => {
  const schema = { type: "string", format: "date" } as const;

  it("are annotations, as JSON Schema has them", () => {
    expect(defineContract(schema).is("2026-02-30")).toBe(true);
    expect(defineContract(schema).assertsFormats).toBe(false);
  });

  it("are rules when asked for", () => {
    expect(defineContract(schema, { formats: "assertion" }).validate("2026-02-30")).toEqual([
      { path: "", keyword: "format", message: "must be a date, such as 2026-03-14" },
    ]);
    expect(defineContract({ not: schema }, { formats: "assertion" }).is("2026-02-28")).toBe(false);
  });

  it("that nobody knows stay annotations then, and are noted", () => {
    const contract = defineContract({ properties: { id: { format: "mongoId" } } }, { formats: "assertion" });
    expect(contract.is({ id: "anything" })).toBe(true);
    expect(contract.notes).toEqual([
      {
        pointer: "/properties/id/format",
        message:
          "the format mongoId is not one that JSON Schema defines and that is checked here, so it is not asserted",
      },
    ]);
  });
});

describe("any dialect", () => {
  it.each<[string, object | boolean, unknown, unknown]>([
    [
      "draft-04 with definitions and an exclusive bound",
      {
        $schema: "http://json-schema.org/draft-04/schema#",
        id: "http://example.com/root.json",
        definitions: { n: { id: "#n", minimum: 1, exclusiveMinimum: true } },
        properties: { a: { $ref: "#n", maximum: 0 } },
      },
      { a: 2 },
      { a: 1 },
    ],
    ["draft-07 with listed items", { items: [{ type: "string" }], additionalItems: false }, ["a"], ["a", 1]],
    [
      "2019-09 with a recursive reference",
      {
        $schema: "https://json-schema.org/draft/2019-09/schema",
        $recursiveAnchor: true,
        properties: { next: { $recursiveRef: "#" } },
        unevaluatedProperties: false,
      },
      { next: { next: {} } },
      { next: { other: 1 } },
    ],
    [
      "2020-12 with siblings of a reference",
      { $defs: { t: { $anchor: "t", type: "string" } }, $ref: "#t", maxLength: 1 },
      "a",
      "ab",
    ],
    [
      "a reference to another place",
      { properties: { a: { type: "null" }, b: { $ref: "#/properties/a" } } },
      { b: null },
      { b: 1 },
    ],
    ["an escaped pointer", { $defs: { "a/b": { "~": { const: 1 } } }, $ref: "#/$defs/a~1b/~0" }, 1, 2],
    ["unknown keywords", { type: "string", "x-order": 1, nullable: true }, "a", null],
    ["a boolean schema", false, undefined, 1],
    ["the empty enum", { properties: { a: { enum: [] } } }, {}, { a: 1 }],
    ["exact decimals", { multipleOf: 0.01 }, 19.99, 19.999],
  ])("takes %s", (_, schema, valid, invalid) => {
    const contract = defineContract(schema);
    if (valid !== undefined) expect(contract.validate(valid)).toEqual([]);
    expect(contract.is(invalid)).toBe(false);
  });

  it("gives the schema as 2020-12 that stands alone", () => {
    const document = {
      $schema: "http://json-schema.org/draft-07/schema#",
      definitions: { name: { type: "string" } },
      items: [{ $ref: "#/definitions/name" }],
    };
    expect(defineContract(document).schema).toEqual({
      prefixItems: [{ $ref: "#/$defs/name" }],
      $defs: { name: { type: "string" } },
    });
  });

  it("refuses a dialect that it does not know", () => {
    expect(() => defineContract({ $schema: "http://json-schema.org/draft-03/schema#" })).toThrow(
      /draft-03\/schema# is not supported; supported are draft-04, draft-06, draft-07, 2019-09, 2020-12/,
    );
  });
});

describe("a document of definitions", () => {
  const document = {
    $schema: "http://json-schema.org/draft-07/schema#",
    definitions: {
      Tool: { type: "object", properties: { name: { $ref: "#/definitions/Name" } }, required: ["name"] },
      Name: { type: "string", minLength: 1 },
    },
  };

  it("gives a contract of the one that is meant", () => {
    const tool = defineContract(document, { at: "/definitions/Tool" });
    expect(tool.ref).toBe("Tool/v1");
    expect(tool.validate({ name: "" })).toEqual([
      { path: "/name", keyword: "minLength", message: "must not be empty" },
    ]);
  });

  it("says where nothing stands", () => {
    expect(() => defineContract(document, { at: "/definitions/Toll" })).toThrow(
      "/definitions/Toll: there is no schema here",
    );
  });
});

describe("references that leave the document", () => {
  const order = {
    $id: "https://example.com/order.json",
    properties: { item: { $ref: "item.json#/$defs/item" } },
  };
  const item = { $defs: { item: { type: "string" } } };

  it("are refused by name", () => {
    expect(() => defineContract(order)).toThrow(
      '/properties/item: $ref item.json#/$defs/item leaves the document; to follow it, give the document in the option documents, as { "https://example.com/item.json": … }',
    );
  });

  it("are followed into documents that are given", () => {
    const contract = defineContract(order, { documents: { "https://example.com/item.json": item } });
    expect(contract.is({ item: 1 })).toBe(false);
  });
});

describe("what is no schema", () => {
  it("is refused in words: a reference that is a number", () => {
    expect(() => defineContract({ properties: { a: JSON.parse('{"$ref": 5}') } })).toThrow(
      "/properties/a: $ref must be a string",
    );
  });

  it("is refused in words: a schema that holds itself", () => {
    const endless: { properties?: object } = {};
    endless.properties = { a: endless };
    expect(() => defineContract(endless)).toThrow("(root): cannot be written as JSON: it holds itself");
  });

  it.for<[string, object, string]>([
    [
      "a bound without end",
      { maximum: Number.POSITIVE_INFINITY },
      "/maximum: is Infinity, which JSON cannot hold",
    ],
    [
      "a member that is not a number",
      { properties: { "a/b": { enum: [1, Number.NaN] } } },
      "/properties/a~1b/enum/1: is NaN",
    ],
    ["a member that is undefined", { enum: [undefined, 1] }, "/enum/0: is undefined, which JSON cannot hold"],
    ["a member that is a function", { enum: [String] }, "/enum/0: is a function, which JSON cannot hold"],
  ])("is refused in words: %s, which would become null", ([, schema, message]) => {
    expect(() => defineContract(schema)).toThrow(message);
  });

  it("is refused in words: another document that would hold null where it has Infinity", () => {
    const documents = {
      "https://example.com/item.json": { $defs: { far: { maximum: Number.POSITIVE_INFINITY } } },
    };
    const far = { $ref: "https://example.com/item.json#/$defs/far" };
    expect(() => defineContract(far, { documents })).toThrow(
      "https://example.com/item.json#/$defs/far/maximum: is Infinity, which JSON cannot hold",
    );
  });

  it("does not count what is merely left out", () => {
    const contract = defineContract({ type: "number", minimum: undefined });
    expect(contract.is(-1)).toBe(true);
  });
});

it("refuses a value that is nested too deeply for the stack, as a violation", () => {
  const contract = defineContract({
    $defs: { tree: { items: { $ref: "#/$defs/tree" } } },
    $ref: "#/$defs/tree",
  });
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  const violation = {
    path: "",
    keyword: "nesting",
    message: "must be nested less deeply: no check gets to its end",
  };
  expect(contract.is(deep)).toBe(false);
  expect(contract.validate(deep)).toEqual([violation]);
  expect(() => contract.parse(deep)).toThrow(violation.message);
});

describe("defaults", () => {
  it("that do not keep their own schema are not filled in, and noted", () => {
    const contract = defineContract({ properties: { n: { type: "integer", default: "many" } } });
    expect(contract.parse({})).toEqual({});
    expect(contract.notes).toEqual([
      {
        pointer: "/properties/n/default",
        message: 'the default "many" does not match its own schema and is not filled in',
      },
    ]);
  });

  it("that would break the schema around them are not filled in", () => {
    const contract = defineContract({ maxProperties: 1, properties: { a: { default: 1 }, b: {} } });
    expect(contract.parse({ b: 2 })).toEqual({ b: 2 });
    expect(contract.parse({})).toEqual({ a: 1 });
  });

  it("are filled in the branch that a value keeps", () => {
    const contract = defineContract({
      anyOf: [
        { required: ["circle"], properties: { r: { default: 1 } } },
        { required: ["square"], properties: { side: { default: 2 } } },
      ],
    });
    expect(contract.parse({ square: true })).toEqual({ square: true, side: 2 });
  });

  it("that hold themselves do not hang a process", () => {
    const contract = defineContract({ properties: { child: { $ref: "#", default: {} } } });
    expect(contract.parse({})).toEqual({});
  });
});

describe("a pattern that a backtracking engine tries for years", () => {
  it("is run by an automaton, and noted", () => {
    const contract = defineContract({ type: "string", pattern: "^(a+)+b$" });
    expect([contract.is("a".repeat(50_000)), contract.is("aab")]).toEqual([false, true]);
    expect(contract.notes).toEqual([
      {
        pointer: "/pattern",
        message: "the pattern ^(a+)+b$ can take very long in a backtracking engine, so an automaton runs it",
      },
    ]);
  });

  it("is refused where no automaton follows it", () => {
    expect(() => defineContract({ pattern: "^(a+)+(?<=b)$" })).toThrow(
      /can take very long, and holds a look-behind, which no automaton follows/,
    );
    expect(() => defineContract({ pattern: "^(?<q>x|y)(a+)+\\k<q>$" })).toThrow(/holds a back-reference/);
    expect(() => defineContract({ pattern: "(?<=b(a+)+)c" })).toThrow(/holds a look-behind/);
  });

  it("is run by JavaScript's engine where it only has a back-reference", () => {
    const contract = defineContract({ type: "string", pattern: "^(?<q>x|y)a+\\k<q>$" });
    expect(["xaax", "xaay", "xaak<q>"].map((text) => contract.is(text))).toEqual([true, false, false]);
    expect(contract.is(`x${"a".repeat(10_000)}x`)).toBe(true);
  });
});

it("takes an enum of thousands of values", () => {
  const contract = defineContract({
    enum: [...Array.from({ length: 5_000 }, (_, index) => `v${index}`), { a: 1 }],
  });
  expect([contract.is("v4999"), contract.is({ a: 1 }), contract.is("v5000")]).toEqual([true, true, false]);
  expect(contract.validate("x")[0]?.message.length).toBeLessThan(1_000);
});

it("refuses a schema that no check would end with", () => {
  const schema: object = { $ref: "#/$defs/a", $defs: { a: { allOf: [{ $ref: "#" }] } } };
  expect(() => defineContract(schema)).toThrow(/refers back to itself/);
});

it("holds a schema to the portable subset when asked, with pointers", () => {
  const schema = JSON.parse('{"properties": {"a": {"not": {}}, "b": {"pattern": "\\\\d"}}}');
  expect(() => defineContract(schema, { name: "mine", portable: true })).toThrow(
    expect.objectContaining({
      code: "UNSUPPORTED_SCHEMA",
      problems: expect.arrayContaining([
        expect.objectContaining({
          pointer: "/properties/a",
          message: "the keyword not is outside the portable subset",
        }),
        expect.objectContaining({ pointer: "/properties/b" }),
      ]),
    }),
  );
});

describe("the type of a schema written as a literal", () => {
  it("is inferred, in both forms", () => {
    const city = defineContract({
      type: "object",
      properties: {
        name: { type: "string" },
        people: { type: "integer", default: 0 },
        twins: { type: "array", items: { $ref: "#/$defs/twin" } },
        size: { enum: ["small", "large"] },
        river: { type: ["string", "null"] },
      },
      required: ["name", "river"],
      additionalProperties: false,
      $defs: {
        twin: { type: "object", properties: { name: { const: "Tartu" } }, additionalProperties: false },
      },
    });
    expectTypeOf(city.parse).returns.toEqualTypeOf<{
      name: string;
      people: number;
      river: string | null;
      twins?: { name?: "Tartu" }[];
      size?: "small" | "large";
    }>();
    expectTypeOf<Parameters<typeof city.fillDefaults>[0]>().toEqualTypeOf<{
      name: string;
      river: string | null;
      people?: number;
      twins?: { name?: "Tartu" }[];
      size?: "small" | "large";
    }>();
    expect(city.parse({ name: "Uppsala", river: null }).people).toBe(0);
  });

  it("follows unions that a const tells apart", () => {
    const shape = defineContract({
      oneOf: [
        {
          type: "object",
          properties: { kind: { const: "circle" }, r: { type: "number" } },
          required: ["kind", "r"],
          additionalProperties: false,
        },
        {
          type: "object",
          properties: { kind: { const: "square" }, side: { type: "number" } },
          required: ["kind", "side"],
          additionalProperties: false,
        },
      ],
    });
    expectTypeOf(shape.parse).returns.toEqualTypeOf<
      { kind: "circle"; r: number } | { kind: "square"; side: number }
    >();
    expect(shape.is({ kind: "circle", side: 1 })).toBe(false);
  });

  it("follows a schema into itself", () => {
    const tree = defineContract({
      type: "object",
      properties: { name: { type: "string" }, children: { type: "array", items: { $ref: "#" } } },
      required: ["name", "children"],
      additionalProperties: false,
    });
    const parsed = tree.parse({ name: "a", children: [{ name: "b", children: [] }] });
    expectTypeOf(parsed.children[0]?.children[0]?.name).toEqualTypeOf<string | undefined>();
    expect(parsed.children[0]?.name).toBe("b");
  });

  it("follows a schema in which another is true or false", () => {
    const contract = defineContract({
      type: "object",
      properties: { note: true, old: false, size: { type: "number" }, tags: { type: "array", items: true } },
      required: ["note", "size"],
      additionalProperties: false,
    });
    expectTypeOf(contract.parse({ note: null, size: 1 })).toEqualTypeOf<{
      note: unknown;
      old?: never;
      size: number;
      tags?: unknown[];
    }>();
  });

  it("is unknown where a schema is not a literal", () => {
    const schema: JsonSchema = { type: "string" };
    expectTypeOf(defineContract(schema).parse).returns.toBeUnknown();
    expectTypeOf(defineContract({ type: "object" }).parse).returns.toEqualTypeOf<{
      [key: string]: unknown;
    }>();
  });
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

it("is typed by the definition that is asked for, not by the document around it", () => {
  const document = {
    type: "object",
    properties: { a: { type: "string" } },
    required: ["a"],
    $defs: {
      Tool: {
        type: "object",
        properties: { n: { type: "integer" } },
        required: ["n"],
        additionalProperties: false,
      },
    },
  } as const;
  const tool = defineContract(document, { at: "/$defs/Tool" });
  expectTypeOf(tool.parse({ n: 1 })).toEqualTypeOf<{ n: number }>();
  expect(tool.parse({ n: 1 })).toEqual({ n: 1 });
  const at: string = "/$defs/Tool";
  expectTypeOf(defineContract(document, { at }).parse({ n: 1 })).toBeUnknown();
});

it("promises no property that only a list of any strings requires", () => {
  const required: string[] = ["a"];
  const contract = defineContract({
    title: "Two",
    type: "object",
    properties: { a: { type: "string" }, b: { type: "string" } },
    required,
    additionalProperties: false,
  });
  expectTypeOf(contract.parse({ a: "x" })).toEqualTypeOf<{ a?: string; b?: string }>();
  expect(contract.parse({ a: "x" })).toEqual({ a: "x" });
});

it("types what a default fills, and what it does not because it is of another kind", () => {
  const contract = defineContract({
    type: "object",
    properties: {
      filled: { type: "integer", default: 1 },
      list: { type: "array", items: { type: "string" }, default: [] },
      nullable: { type: ["string", "null"], default: null },
      chosen: { enum: ["x", "y"], default: "x" },
      none: { type: "string", default: null },
      half: { type: "integer", default: 0.5 },
      other: { enum: ["x", "y"], default: "z" },
      text: { type: "boolean", default: "false" },
    },
    additionalProperties: false,
  });
  const value = contract.parse({});
  expectTypeOf(value).toEqualTypeOf<{
    filled: number;
    list: string[];
    nullable: string | null;
    chosen: "x" | "y";
    none?: string;
    half?: number;
    other?: "x" | "y";
    text?: boolean;
  }>();
  expect(value).toEqual({ filled: 1, list: [], nullable: null, chosen: "x" });
  expect(contract.notes.map(({ pointer }) => pointer)).toEqual(
    ["none", "half", "other", "text"].map((name) => `/properties/${name}/default`),
  );
});

it("notes a misspelt keyword, and compiles the schema anyway", () => {
  const contract = defineContract({ type: "object", requird: ["a"] });
  expect(contract.is({})).toBe(true);
  expect(contract.notes).toEqual([
    { pointer: "/requird", message: "requird is not a keyword and is ignored; did you mean required?" },
  ]);
});

it("leaves out a default that breaks its own bounds, and says so", () => {
  const contract = defineContract({ properties: { n: { type: "integer", minimum: 5, default: 1 } } });
  expect(contract.parse({})).toEqual({});
  expect(contract.notes).toEqual([
    {
      pointer: "/properties/n/default",
      message: "the default 1 does not match its own schema and is not filled in",
    },
  ]);
});

it("is typed by what its values can be, whatever its keywords say next to each other", () => {
  const byPattern = defineContract({
    type: "object",
    patternProperties: { "^x": { type: "number" } },
    additionalProperties: { type: "string" },
  });
  expectTypeOf(byPattern.parse({ x: 5 })).toEqualTypeOf<{ [key: string]: unknown }>();
  const closed = defineContract({
    type: "object",
    properties: { a: { type: "string" } },
    required: ["a"],
    patternProperties: { "^x": { type: "number" } },
    additionalProperties: false,
  });
  expectTypeOf(closed.parse({ a: "b", x: 5 }).a).toEqualTypeOf<string>();
  expectTypeOf(closed.parse({ a: "b", x: 5 }).x).toBeUnknown();
  const orNull = defineContract({
    properties: { a: { type: "string" } },
    required: ["a"],
    oneOf: [{ type: "null" }, { type: "object", additionalProperties: { type: "string" } }],
  });
  const nothing = orNull.parse(null);
  expect(nothing).toBeNull();
  expectTypeOf<null>().toExtend<typeof nothing>();
  expectTypeOf<Exclude<typeof nothing, null>["a"]>().toEqualTypeOf<string>();
  const draftFour = defineContract({ $schema: "http://json-schema.org/draft-04/schema#", const: 5 });
  expect(draftFour.parse("anything")).toBe("anything");
  expectTypeOf(draftFour.parse).returns.toBeUnknown();
});

describe("a large schema", () => {
  const union = (branches: number): JsonSchema => ({
    oneOf: Array.from({ length: branches }, (_, index) => ({
      type: "object",
      properties: { kind: { const: `kind ${index}` }, text: { type: "string" } },
      required: ["kind"],
    })),
  });

  it("is read by the interpreter, since compiling takes time that grows with its square", () => {
    const large = union(3_000);
    vi.stubGlobal(
      "Function",
      class {
        constructor() {
          throw new Error("compiled");
        }
      },
    );
    try {
      expect(() => defineContract(union(2))).toThrow("compiled");
      const contract = defineContract(large);
      expect([{ kind: "kind 7" }, { kind: "kind 3000" }].map((value) => contract.is(value))).toEqual([
        true,
        false,
      ]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

it.each<[string, (next: JsonSchema) => JsonSchema, unknown]>([
  ["properties", (next) => ({ type: "object", properties: { x: next } }), { x: { x: {} } }],
  ["items", (next) => ({ type: "array", items: next }), [[[]]]],
  ["anyOf", (next) => ({ anyOf: [next, { type: "string" }] }), "x"],
])("takes a chain of 260 definitions through %s", (_, link, value) => {
  const $defs: Record<string, JsonSchema> = { d260: { type: "integer" } };
  for (let at = 0; at < 260; at++) $defs[`d${at}`] = link({ $ref: `#/$defs/d${at + 1}` });
  const contract = defineContract({ $defs, $ref: "#/$defs/d0" });
  expect([contract.is(value), contract.is(false)]).toEqual([true, false]);
});
