import type { Contract, JsonSchema } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type GenerateOptions, generateObject } from "../generate/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { messages } from "../testing/ask.js";
import { randomSchema, randomValue } from "../testing/random-schema.js";
import { lowerContract } from "./lowered-contract.js";
import { type WireForm, wireForms } from "./lowering.js";
import { toWireSchema } from "./to-wire-schema.js";

const text: JsonSchema = { type: "string" };
const textOrNull: JsonSchema = { type: ["string", "null"] };
const object = (properties: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

const list = object(
  { value: { type: "integer" }, next: { anyOf: [{ $ref: "#" }, { type: "null" }] } },
  "value",
  "next",
);
const Node = z.object({
  value: z.number(),
  get next() {
    return Node.nullable();
  },
});
const linked = { value: 3, next: { value: 2, next: { value: 1, next: null } } };

const strictForms = [wireForms.openai, wireForms["openai-shown"], wireForms.flat];

/** The result of reading an answer, written as each engine requires: plain, and in a fence. */
async function readBy(
  contract: GenerateOptions<unknown>["contract"],
  schema: JsonSchema,
  answer: unknown,
): Promise<readonly unknown[]> {
  const texts = strictForms.flatMap((wireForm) => {
    const json = JSON.stringify(isFramed(schema, wireForm) ? { answer } : answer);
    return [json, `\`\`\`json\n${json}\n\`\`\``].map((said) => ({ said, wireForm }));
  });
  return Promise.all(
    texts.map(async ({ said, wireForm }) => {
      const client = createScriptedClient([said], { wireForm });
      const outcome = await generateObject({ client, contract, messages, maxAttempts: 1 });
      return outcome.state === "valid" ? outcome.value : outcome.error.message;
    }),
  );
}

function isFramed(schema: JsonSchema, form: WireForm): boolean {
  return Object.keys(toWireSchema(schema, form).properties ?? {}).join() === "answer";
}

describe("a null that the contract allows is kept", () => {
  it.each<[string, JsonSchema, unknown]>([
    ["in an open object", object({ meta: { type: "object" } }, "meta"), { meta: { x: null, y: 1 } }],
    [
      "under a key that is not named",
      { ...object({ a: text }, "a"), additionalProperties: true },
      { a: "x", b: null },
    ],
    [
      "under a key of a pattern",
      { ...object({ a: text }, "a"), patternProperties: { "^x": textOrNull } },
      { a: "x", x1: null },
    ],
    ["where anything may stand", object({ any: {} }, "any"), { any: { x: null } }],
    ["in a map", { type: "object", additionalProperties: textOrNull }, { a: null }],
    ["in an open object at the root", { type: "object", minProperties: 1 }, { x: null }],
    ["in the items of a list", { type: "array", items: { type: "object" } }, [{ x: null }]],
    [
      "in the first item of a list, whose rest has that key",
      { type: "array", prefixItems: [{ type: "object" }], items: object({ a: text }) },
      [{ a: null }, { a: "x" }],
    ],
    ["in a constant", { const: { a: null } }, { a: null }],
    [
      "where another branch takes anything",
      { anyOf: [{ properties: { a: { type: "integer" } } }, {}] },
      { a: null },
    ],
    [
      "under a name that only a branch of no object has",
      { anyOf: [{}, { type: ["null"], properties: { ab: {} } }] },
      { ab: null },
    ],
    [
      "in one part of a conjunction",
      {
        allOf: [object({ a: text }, "a"), { properties: { b: textOrNull } }].map(
          ({ additionalProperties: _, ...open }: JsonSchema) => open,
        ),
      },
      { a: "x", b: null },
    ],
    [
      "where another key asks for it",
      {
        type: "object",
        properties: { a: text },
        required: ["a"],
        dependentSchemas: { a: { properties: { b: textOrNull } } },
      },
      { a: "x", b: null },
    ],
    [
      "behind a reference",
      { ...object({ p: { $ref: "#/$defs/n" } }), $defs: { n: { anyOf: [text, { type: "null" }] } } },
      { p: null },
    ],
    ["at the end of a chain", list, linked],
    [
      "at the end of a chain of definitions",
      {
        $ref: "#/$defs/node",
        $defs: {
          node: object(
            { value: { type: "integer" }, next: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] } },
            "value",
            "next",
          ),
        },
      },
      linked,
    ],
    [
      "in a tree",
      object({ kids: { type: "array", items: { $ref: "#" } }, note: textOrNull }),
      { kids: [{ kids: [], note: null }], note: null },
    ],
  ])("%s", async (_, schema, answer) => {
    const contract = defineContract(schema);
    expect(contract.validate(answer)).toEqual([]);
    expect(await readBy(contract, schema, answer)).toEqual(Array(6).fill(answer));
  });

  it("in recursive schemas of Zod, and in what it does not know", async () => {
    expect(await readBy(Node, list, linked)).toEqual(Array(6).fill(linked));
    const unknown = { j: { k: null } };
    expect(await readBy(z.object({ j: z.unknown() }), object({ j: {} }), unknown)).toEqual(
      Array(6).fill(unknown),
    );
  });
});

describe("a null that stands for absence is taken out", () => {
  it.each<[string, JsonSchema, unknown, unknown]>([
    [
      "at any depth",
      object({ a: text, o: object({ b: text, c: textOrNull }) }),
      { a: null, o: { b: null, c: null } },
      { o: { c: null } },
    ],
    ["of an enumeration", object({ a: { enum: ["x"] } }), { a: null }, {}],
    [
      "behind references",
      object({ name: text, kids: { type: "array", items: { $ref: "#" } } }, "name"),
      { name: "a", kids: [{ name: "b", kids: null }] },
      { name: "a", kids: [{ name: "b" }] },
    ],
    [
      "of another branch",
      {
        anyOf: [
          object({ k: { const: "a" }, v: text }, "k", "v"),
          object({ k: { const: "b" }, w: text }, "k"),
        ],
      },
      { k: "b", w: null },
      { k: "b" },
    ],
  ])("%s", async (_, schema, answer, value) => {
    expect(await readBy(defineContract(schema), schema, answer)).toEqual(Array(6).fill(value));
  });
});

it.each(strictForms)("no value that keeps its contract loses anything in the form $name", (form) => {
  fc.assert(
    fc.property(randomSchema, fc.array(randomValue, { minLength: 20 }), (schema, values) => {
      const contract = contractOf(schema);
      if (contract === null) return;
      const { put, take } = lowerContract(contract.schema, form, {});
      for (const value of values.filter((one) => contract.is(one))) expect(take(put(value))).toEqual(value);
    }),
    { numRuns: 200 },
  );
});

/** Null for random schemas that contradict themselves, which cannot become contracts. */
function contractOf(schema: JsonSchema): Contract<unknown> | null {
  try {
    return defineContract(schema);
  } catch {
    return null;
  }
}
