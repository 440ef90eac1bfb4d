import type { JsonSchema } from "@concordat/contracts/contract";
import { compileEvaluation } from "@concordat/dialect";
import { describe, expect, it } from "vitest";
import { createAcceptor } from "../testing/grammar-acceptor.js";
import { compileGrammar } from "./index.js";

const text: JsonSchema = { type: "string" };
const whole: JsonSchema = { type: "integer" };
const no: boolean = false;

interface Row {
  readonly title: string;
  readonly schema: JsonSchema;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
  /** Pointers of what is left to the check; the invalid values may then be accepted. */
  readonly unenforced?: readonly string[];
}

const rows: readonly Row[] = [
  {
    title: "a tuple in allOf",
    schema: { type: "array", allOf: [{ prefixItems: [text] }], unevaluatedItems: no },
    valid: [[], ["x"]],
    invalid: [[1], ["x", 1]],
  },
  {
    title: "a tuple in a sibling",
    schema: { type: "array", prefixItems: [text], allOf: [{ unevaluatedItems: no }] },
    valid: [[]],
    invalid: [["x"]],
  },
  {
    title: "items within",
    schema: { type: "array", allOf: [{ items: whole }], unevaluatedItems: no },
    valid: [[], [1, 2]],
    invalid: [["x"]],
  },
  {
    title: "what contains matches",
    schema: { type: "array", contains: whole, unevaluatedItems: text },
    valid: [[1, "x"], [1]],
    invalid: [[1, null]],
    unenforced: ["/contains", "/unevaluatedItems"],
  },
  {
    title: "tuples of alternatives",
    schema: {
      type: "array",
      anyOf: [{ prefixItems: [text] }, { prefixItems: [{}, whole] }],
      unevaluatedItems: no,
    },
    valid: [["x"], ["x", 1], [null, 1]],
    invalid: [["x", 1, 2]],
    unenforced: ["/unevaluatedItems"],
  },
  {
    title: "members of alternatives of which several may hold",
    schema: {
      type: "object",
      anyOf: [{ properties: { a: whole } }, { properties: { b: whole } }],
      unevaluatedProperties: no,
    },
    valid: [{ a: 1, b: 2 }, { a: 1 }, { b: 1 }, {}],
    invalid: [{ c: 1 }],
    unenforced: ["/unevaluatedProperties"],
  },
  {
    title: "members of alternatives of which one holds",
    schema: {
      type: "object",
      oneOf: [
        { type: "object", properties: { k: { const: 1 }, a: whole }, required: ["k"] },
        { type: "object", properties: { k: { const: 2 }, b: whole }, required: ["k"] },
      ],
      unevaluatedProperties: no,
    },
    valid: [
      { k: 1, a: 1 },
      { k: 2, b: 1 },
    ],
    invalid: [
      { k: 1, b: 1 },
      { k: 2, a: 1 },
    ],
  },
  {
    title: "an if alone",
    schema: { type: "object", if: { properties: { a: whole } }, unevaluatedProperties: no },
    valid: [{ a: 1 }, {}],
    invalid: [{ b: 1 }],
    unenforced: ["/unevaluatedProperties"],
  },
  {
    title: "schemas that depend on a member",
    schema: {
      type: "object",
      properties: { a: whole },
      dependentSchemas: { a: { properties: { b: whole } } },
      unevaluatedProperties: no,
    },
    valid: [{ a: 1, b: 1 }, { a: 1 }, {}],
    invalid: [{ b: 1 }],
  },
  {
    title: "members in a sibling",
    schema: { type: "object", properties: { a: text }, allOf: [{ unevaluatedProperties: no }] },
    valid: [{}],
    invalid: [{ a: "x" }],
  },
  {
    title: "the same keyword within",
    schema: { type: "object", allOf: [{ unevaluatedProperties: whole }], unevaluatedProperties: no },
    valid: [{ a: 1 }],
    invalid: [{ a: "x" }],
  },
  {
    title: "patterns of names within",
    schema: { type: "object", allOf: [{ patternProperties: { "^a": text } }], unevaluatedProperties: whole },
    valid: [{ ab: "x", b: 1 }],
    invalid: [{ ab: 1 }, { b: "x" }],
  },
  {
    title: "additionalProperties next to another's patterns",
    schema: {
      type: "object",
      allOf: [{ patternProperties: { "^a": text } }, { additionalProperties: whole }],
    },
    valid: [{ b: 1 }, {}],
    invalid: [{ ab: "x" }, { ab: 1 }, { b: "x" }],
  },
  {
    title: "more patterns than are told apart",
    schema: {
      type: "object",
      patternProperties: { a: text, b: text, c: text, d: text },
      unevaluatedProperties: no,
    },
    valid: [{ abcd: "x", a: "x" }],
    invalid: [{ e: 1 }],
    unenforced: ["/patternProperties", "/unevaluatedProperties"],
  },
];

describe("what other schemas leave", () => {
  it.each(rows)("is known next to $title", ({ schema, valid, invalid, unenforced = [] }) => {
    const check = compileEvaluation({ ...schema });
    expect([valid.filter((value) => !check(value)), invalid.filter((value) => check(value))]).toEqual([
      [],
      [],
    ]);
    const compiled = compileGrammar(schema);
    const accept = createAcceptor(compiled.grammar);
    const accepts = (value: unknown) => accept(JSON.stringify(value));
    expect(valid.filter((value) => !accepts(value))).toEqual([]);
    expect(compiled.unenforced.map(({ pointer }) => pointer).sort()).toEqual([...unenforced].sort());
    if (unenforced.length === 0) expect(invalid.filter(accepts)).toEqual([]);
  });
});

describe("names", () => {
  it.each<[title: string, propertyNames: JsonSchema[], good: unknown[], bad: unknown[]]>([
    [
      "in each of two lists",
      [{ enum: ["a", "b"] }, { enum: ["b", "c"] }],
      [{ b: 1 }, {}],
      [{ a: 1 }, { c: 1 }],
    ],
    ["of another type", [{ type: "integer" }], [{}], [{ a: 1 }]],
    ["in a list of numbers", [{ enum: [1] }], [{}], [{ a: 1 }, { "1": 1 }]],
    ["of a length", [{ minLength: 2, maxLength: 3 }], [{ ab: 1, abc: 1 }], [{ a: 1 }, { abcd: 1 }]],
  ])("%s are held", (_, asked, good, bad) => {
    const schema: JsonSchema = {
      type: "object",
      allOf: asked.map((propertyNames) => ({ propertyNames })),
    };
    const { grammar, unenforced } = compileGrammar(schema);
    const accept = createAcceptor(grammar);
    expect(unenforced).toEqual([]);
    expect(good.filter((value) => !accept(JSON.stringify(value)))).toEqual([]);
    expect(bad.filter((value) => accept(JSON.stringify(value)))).toEqual([]);
  });
});

describe("listed values", () => {
  it.each<[title: string, schema: JsonSchema, good: unknown[], bad: unknown[]]>([
    ["that lack a required name", { enum: [{ a: 1 }, {}], required: ["a"] }, [{ a: 1 }], [{}]],
    ["that are too short", { enum: [[], [1]], minItems: 1 }, [[1]], [[]]],
    ["of a type that is excluded", { type: ["integer", "string"], not: { type: "number" } }, ["x"], [5]],
  ])("%s are left out", (_, schema, good, bad) => {
    const { grammar, unenforced } = compileGrammar(schema);
    const accept = createAcceptor(grammar);
    expect(unenforced).toEqual([]);
    expect(good.filter((value) => !accept(JSON.stringify(value)))).toEqual([]);
    expect(bad.filter((value) => accept(JSON.stringify(value)))).toEqual([]);
  });

  it("whose parts break a rule next to them are listed as not held", () => {
    const { unenforced } = compileGrammar({ enum: [{ a: 1 }, {}], properties: { a: { type: "string" } } });
    expect(unenforced.map(({ pointer }) => pointer)).toEqual(["/properties"]);
  });
});
