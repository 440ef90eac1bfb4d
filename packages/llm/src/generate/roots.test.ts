import type { JsonSchema } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import { describe, expect, it } from "vitest";
import { createScriptedClient } from "../scripted/index.js";
import { streamObject } from "../stream/index.js";
import { type WireForm, wireForms } from "../wire/lowering.js";
import { generateObject } from "./index.js";

const messages = [{ role: "user", content: "Well?" }] as const;
const point: JsonSchema = {
  type: "object",
  properties: { kind: { const: "point" }, x: { type: "integer" }, note: { type: "string" } },
  required: ["kind", "x"],
  additionalProperties: false,
};
const label: JsonSchema = {
  type: "object",
  properties: { kind: { const: "label" }, text: { type: "string" } },
  required: ["kind", "text"],
  additionalProperties: false,
};

const roots: [what: string, schema: JsonSchema, value: unknown][] = [
  ["a list", { type: "array", items: { type: "string" } }, ["a", "b"]],
  ["a list of objects", { type: "array", items: point }, [{ kind: "point", x: 1 }]],
  ["an enumeration", { enum: ["low", "high"] }, "high"],
  ["a text", { type: "string" }, "Hello there."],
  ["an integer", { type: "integer" }, 42],
  ["a number", { type: "number" }, -0.5],
  ["true or false", { type: "boolean" }, false],
  ["null", { type: ["null", "string"] }, null],
  ["a union of objects", { oneOf: [point, label] }, { kind: "label", text: "Hm" }],
  ["a union of types", { anyOf: [point, { type: "array", items: { type: "integer" } }] }, [1, 2]],
];
const forms = Object.values(wireForms);
const cases = forms.flatMap((form) =>
  roots.map(([what, schema, value]): [string, string, WireForm, JsonSchema, unknown] => [
    what,
    form.name,
    form,
    schema,
    value,
  ]),
);

/** The text that a server which enforces the schema would let a model write for a value. */
function written(form: WireForm, wire: JsonSchema | undefined, value: unknown): string {
  const isFramed = form.roots === "object" && Object.keys(wire?.properties ?? {}).join() === "answer";
  return JSON.stringify(isFramed ? { answer: value } : value);
}

describe("a contract with any root, on every engine", () => {
  it.each(cases)("%s is asked of %s and unwrapped after", async (_, __, wireForm, schema, value) => {
    const contract = defineContract(schema);
    const probe = createScriptedClient(["x"], { wireForm });
    await generateObject({ client: probe, contract, messages, maxAttempts: 1 });
    const wire = probe.requests[0]?.schema;
    if (wireForm.roots === "object")
      expect(wire).toMatchObject({ type: "object", additionalProperties: false });

    const client = createScriptedClient([written(wireForm, wire, value)], { wireForm });
    expect(await generateObject({ client, contract, messages, maxAttempts: 1 })).toMatchObject({
      state: "valid",
      value,
      attempts: [{ repairs: [] }],
    });
  });

  it.each(cases)("%s is taken from %s without its frame too", async (_, __, wireForm, schema, value) => {
    const client = createScriptedClient([JSON.stringify(value)], { wireForm });
    expect(await generateObject({ client, contract: defineContract(schema), messages })).toMatchObject({
      value,
    });
  });
});

const framed = { wireForm: wireForms.openai };

describe("an answer in a frame", () => {
  const tags = defineContract({ type: "array", items: { type: "string", minLength: 2 }, maxItems: 2 });

  it("is described as it is to be written", async () => {
    const client = createScriptedClient(['{"answer":["ab"]}'], framed);
    await generateObject({ client, contract: tags, messages, examples: [{ input: "1", output: ["xy"] }] });
    expect(client.requests[0]?.messages).toEqual([
      { role: "user", content: "1" },
      { role: "assistant", content: '{"answer":["xy"]}' },
      {
        role: "user",
        content:
          'Well?\nAnswer with JSON only: {"answer":[string]}\n- answer: At most 2 items.\n- answer[]: At least 2 characters.',
      },
    ]);
  });

  it("breaks rules at the places of the contract, and reaches its bounds there", async () => {
    const client = createScriptedClient(['{"answer":["ab","c"]}', '{"answer":["ab","cd"]}'], framed);
    expect(await generateObject({ client, contract: tags, messages })).toMatchObject({
      state: "valid",
      value: ["ab", "cd"],
      reached: [{ path: "", kind: "items", from: "contract" }],
      attempts: [
        { state: "invalid", violations: [{ path: "/1", keyword: "minLength" }] },
        { state: "valid" },
      ],
    });
  });

  it("grows without its frame", async () => {
    const client = createScriptedClient([[...'{"answer":["ab","cd"]}'].join("")], framed);
    const seen = [];
    for await (const { value } of streamObject({ client, contract: tags, messages }).partials)
      seen.push(value);
    expect(seen.at(-1)).toEqual(["ab", "cd"]);
  });
});

describe("null if every property must be written", () => {
  const contract = defineContract({
    oneOf: [
      { ...point, properties: { ...point.properties, part: { anyOf: [label, { type: "integer" }] } } },
      { ...label, properties: { ...label.properties, none: { type: ["string", "null"] } } },
    ],
  });

  it("is absence where the contract has no null, at any depth, and no repair", async () => {
    const answer = { answer: { kind: "point", x: 1, note: null, part: null } };
    const client = createScriptedClient([JSON.stringify(answer)], framed);
    expect(await generateObject({ client, contract, messages })).toMatchObject({
      state: "valid",
      value: { kind: "point", x: 1 },
      attempts: [{ repairs: [] }],
    });
  });

  it("is kept where the contract has one, and a violation where it wants a value", async () => {
    const script = [
      '{"answer":{"kind":"label","text":null}}',
      '{"answer":{"kind":"label","text":"a","none":null}}',
    ];
    const outcome = await generateObject({
      client: createScriptedClient(script, framed),
      contract,
      messages,
    });
    expect(outcome).toMatchObject({
      value: { kind: "label", text: "a", none: null },
      attempts: [{ violations: [{ path: "/text" }] }, {}],
    });
  });
});

it("has no field next to it that was not asked for: an extension needs an object", async () => {
  const contract = defineContract({ type: "array" });
  const call = generateObject({
    client: createScriptedClient([]),
    contract,
    messages,
    extension: { mood: { type: "string" } },
  });
  await expect(call).rejects.toThrow("extension: the contract is not an object but array");
});
