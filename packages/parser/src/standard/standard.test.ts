import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import Type from "typebox";
import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import * as z3 from "zod/v3";
import { createParser, type ParseResult, parseText, parseTextAsync, schemaContract } from "../index.js";

const zodCity = z.object({
  name: z.string().min(1),
  size: z.enum(["small", "large"]).default("small"),
  founded: z.iso.date().transform((text) => new Date(text)),
});
const valibotCity = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  size: v.optional(v.picklist(["small", "large"]), "small"),
  founded: v.pipe(
    v.string(),
    v.isoDate(),
    v.transform((text) => new Date(text)),
  ),
});
const arkCity = type({
  name: "string > 0",
  size: "'small' | 'large' = 'small'",
  founded: "string.date.iso.parse",
});
const typeBoxCity = Type.Object({
  name: Type.String({ minLength: 1 }),
  size: Type.Union([Type.Literal("small"), Type.Literal("large")], { default: "small" }),
  founded: Type.Codec(Type.String({ format: "date" }))
    .Decode((text) => new Date(text))
    .Encode((date) => date.toISOString().slice(0, 10)),
});

interface City {
  name: string;
  size: "small" | "large";
  founded: Date;
}

describe.each([
  ["Zod", (text: string) => parseText(text, zodCity), "too_small"],
  ["Valibot", (text: string) => parseText(text, valibotCity), "min_length"],
  ["ArkType", (text: string) => parseText(text, arkCity), "minLength"],
  ["TypeBox", (text: string) => parseText(text, typeBoxCity), "minLength"],
])("a schema of %s", (_, read, tooShort) => {
  it("guides the reading and transforms the value", () => {
    const result = read(`Sure: {Name: 'Tartu', "founded": "1030-01-01",}`);
    expect(result).toMatchObject({
      state: "valid",
      value: { name: "Tartu", size: "small", founded: new Date("1030-01-01") },
    });
    expect(result.repairs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["surrounding-text", "key-case", "single-quotes"]),
    );
  });

  it("says what is wrong, by its own codes, with the place in the text", () => {
    expect(read('{"name": "", "size": "large", "founded": "1030-01-01"}')).toMatchObject({
      state: "invalid",
      violations: [{ path: "/name", keyword: tooShort, offset: 9 }],
    });
  });

  it("does not choose between two answers that transform into look-alikes", () => {
    expect(
      read('{"name": "A", "founded": "1030-01-01"} or {"name": "A", "founded": "1999-12-31"}'),
    ).toMatchObject({ state: "unreadable", reason: "ambiguous" });
  });
});

it("infers what each library makes of the text", () => {
  expectTypeOf(parseText("", zodCity)).toEqualTypeOf<ParseResult<City>>();
  expectTypeOf(parseText("", valibotCity)).toEqualTypeOf<ParseResult<City>>();
  expectTypeOf(parseText("", arkCity)).toEqualTypeOf<ParseResult<City>>();
  expectTypeOf(parseText("", typeBoxCity)).toEqualTypeOf<ParseResult<City>>();
  expectTypeOf(parseTextAsync("", zodCity)).resolves.toEqualTypeOf<ParseResult<City>>();
});

describe("checks that JSON Schema cannot say", () => {
  const even = (n: number) => n % 2 === 0;
  it.each([
    ["Zod", z.object({ n: z.number().refine(even, "must be even") })],
    ["Valibot", v.object({ n: v.pipe(v.number(), v.check(even, "must be even")) })],
    ["ArkType", type({ n: type("number").narrow((n, context) => even(n) || context.mustBe("even")) })],
  ])("are held by %s itself", (_, schema) => {
    expect(parseText('{"n": 2}', schema)).toEqual({ state: "valid", value: { n: 2 }, repairs: [] });
    expect(parseText('{"n": 3}', schema)).toMatchObject({
      state: "invalid",
      violations: [{ path: "/n", message: expect.stringContaining("must be even") }],
    });
  });

  it("are held by TypeBox itself", () => {
    const schema = Type.Object({
      n: Type.Refine(
        Type.Number(),
        (n) => even(Number(n)),
        () => "must be even",
      ),
    });
    expect(parseText('{"n": 3}', schema)).toMatchObject({
      violations: [{ path: "/n", keyword: "refine", message: "must be even" }],
    });
  });

  it("refuse the value when they throw", () => {
    const schema = z.object({ json: z.string().transform((text): unknown => JSON.parse(text)) });
    expect(parseText('{"json": "{"}', schema)).toMatchObject({
      state: "invalid",
      violations: [{ keyword: "check", message: expect.stringMatching(/^the schema's own check failed: /) }],
    });
  });
});

describe("asynchronous checks", () => {
  const product = z.object({
    sku: z.string().refine(async (sku) => {
      await Promise.resolve();
      return sku.startsWith("A");
    }, "no such product"),
  });

  it("are awaited, once for each value", async () => {
    const asked: unknown[] = [];
    const schema = {
      "~standard": {
        version: 1,
        vendor: "other",
        validate: async (value: unknown) => {
          asked.push(value);
          return { value };
        },
        jsonSchema: { input: () => ({ type: "object", properties: { sku: { type: "string" } } }) },
      },
    } as const;
    const value = { sku: "A1" };
    expect(await parseTextAsync('{"sku": "A1"}', schema)).toEqual({ state: "valid", value, repairs: [] });
    expect(asked).toEqual([value]);
  });

  it("are each made once by Zod, and what they throw is a violation", async () => {
    const asked: number[] = [];
    const failing = z.object({ a: z.number() }).refine(async ({ a }) => {
      asked.push(a);
      throw new Error("the database is down");
    });
    expect(await parseTextAsync('{"a": 1}', failing)).toMatchObject({
      state: "invalid",
      violations: [{ keyword: "check", message: "the schema's own check failed: the database is down" }],
    });
    expect(asked).toEqual([1]);
  });

  it("decide which of two values is the answer, as checks at once do", async () => {
    const text = 'First I thought {"sku": "B1"}, but it is {"sku": "A1"}';
    const now = z.object({ sku: z.string().refine((sku) => sku.startsWith("A")) });
    expect(await parseTextAsync(text, product)).toEqual(parseText(text, now));
    expect(await parseTextAsync('{"sku": "A1"} {"sku": "A2"}', product)).toMatchObject({
      reason: "ambiguous",
    });
    expect(await parseTextAsync('{"sku": "B1"}', product)).toMatchObject({
      violations: [{ path: "/sku", keyword: "custom", message: "no such product", offset: 8 }],
    });
  });

  it("are no business of parseText, which says so", () => {
    expect(() => parseText('{"sku": "A1"}', product)).toThrow(/use parseTextAsync instead/);
  });
});

it("reads a text that streams", () => {
  const parser = createParser(zodCity);
  expect(parser.push('{"name": "Tar').value).toEqual({ name: "Tar" });
  parser.push('tu", "founded": "1030-01-01"}');
  expect(parser.end()).toMatchObject({ state: "valid", value: { founded: new Date("1030-01-01") } });
});

describe("the JSON Schema of a schema", () => {
  it("is made once", () => {
    expect(schemaContract(zodCity).schema).toBe(schemaContract(zodCity).schema);
  });

  it("is closed where Zod drops keys that a schema does not name, and open where it keeps them", () => {
    expect(schemaContract(z.object({ a: z.object({}) })).schema).toMatchObject({
      additionalProperties: false,
      properties: { a: { additionalProperties: false } },
    });
    expect(schemaContract(z.looseObject({ a: z.string() })).schema).toMatchObject({
      additionalProperties: {},
    });
  });

  it("stays open where an intersection lets objects see each other's keys", () => {
    const either = z.intersection(z.object({ a: z.string() }), z.record(z.string(), z.string()));
    expect(JSON.stringify(schemaContract(either).schema)).not.toContain("false");
    expect(parseText('{"a": "1", "c": "2"}', either)).toMatchObject({
      state: "valid",
      value: { a: "1", c: "2" },
    });
  });

  it("follows types into themselves", () => {
    interface Tree {
      kids: Tree[];
    }
    const zodTree: z.ZodType<Tree> = z.lazy(() => z.object({ kids: z.array(zodTree) }));
    const typeBoxTree = Type.Cyclic({ Tree: Type.Object({ kids: Type.Array(Type.Ref("Tree")) }) }, "Tree");
    const arkTree = type.module({ tree: { kids: "tree[]" } }).tree;
    const text = '{"kids": [{"kids": []}]}';
    const read = { state: "valid", value: { kids: [{ kids: [] }] }, repairs: [] };
    expect([parseText(text, zodTree), parseText(text, typeBoxTree), parseText(text, arkTree)]).toEqual([
      read,
      read,
      read,
    ]);
    expect(parseText('{"kids": [{"kids": [1]}]}', typeBoxTree).state).toBe("invalid");
  });

  it("writes TypeBox's tuples and nested definitions as 2020-12", () => {
    const node = Type.Cyclic({ Node: Type.Array(Type.Ref("Node")) }, "Node");
    expect(
      schemaContract(Type.Object({ at: Type.Tuple([Type.Number(), Type.Number()]), node })).schema,
    ).toEqual({
      type: "object",
      required: ["at", "node"],
      properties: {
        at: {
          type: "array",
          prefixItems: [{ type: "number" }, { type: "number" }],
          items: false,
          minItems: 2,
        },
        node: { $ref: "#/$defs/Node" },
      },
      $defs: { Node: { type: "array", items: { $ref: "#/$defs/Node" } } },
    });
  });

  it("is taken from Valibot's own wrapper where the schema has one", () => {
    const wrapped = toStandardJsonSchema(v.object({ a: v.string() }));
    expect(parseText('{"a": "b"}', wrapped)).toMatchObject({ state: "valid", value: { a: "b" } });
  });

  it.each([
    ["a date", z.object({ d: z.date() }), /zod cannot be written as JSON Schema; .* transform it: .*Date/],
    [
      "a date of Valibot",
      v.object({ d: v.date() }),
      /valibot cannot be written as JSON Schema; .* transform it: .*date/,
    ],
    ["a type that JSON lacks", Type.Object({ n: Type.BigInt() }), /no values of the type bigint/],
  ])("is refused for %s", (_, schema, message) => {
    expect(() => schemaContract(schema)).toThrow(message);
  });

  it("of Zod 3 has none, and says that Zod 4 has one", () => {
    expect(() => schemaContract(z3.object({ city: z3.string() }))).toThrow(
      "a schema of Zod 3 does not say which JSON Schema it is: import Zod 4 (npm install zod@4)",
    );
  });

  it("is asked for by name where a library has none", () => {
    const bare = {
      "~standard": { version: 1, vendor: "other", validate: (value: unknown) => ({ value }) },
    } as const;
    expect(() => schemaContract(bare)).toThrow(/a schema of other does not say which JSON Schema it is/);
    expect(() => schemaContract(JSON.parse('{"type": "string"}'))).toThrow(/neither a contract nor a schema/);
  });

  it.each([null, undefined, true, 7, "schema", []])("is refused for %j, which is none", async (value) => {
    const schema = value as never;
    expect(() => parseText("{}", schema)).toThrow(/neither a contract nor a schema/);
    expect(() => createParser(schema)).toThrow(/neither a contract nor a schema/);
    await expect(parseTextAsync("{}", schema)).rejects.toThrow(/neither a contract nor a schema/);
  });
});

it.each([
  ["no issue", []],
  ["an issue without a message", [Object.assign(Object.create(null), { path: [] })]],
])("takes a refusal with %s for a refusal", (_, issues) => {
  const jsonSchema = { input: () => ({ type: "string" }), output: () => ({ type: "string" }) };
  const schema = {
    "~standard": { version: 1, vendor: "mute", jsonSchema, validate: () => ({ issues }) },
  } as const;
  expect(parseText('"a"', schema)).toEqual(
    expect.objectContaining({
      state: "invalid",
      violations: [expect.objectContaining({ message: "is refused by the schema's own check" })],
    }),
  );
});
