import { agentDecision } from "@concordat/contracts/agent-decision";
import type { JsonSchema } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import { listItems } from "@concordat/contracts/list-items";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { ask, cut, like, messages } from "../testing/ask.js";
import { wireForms } from "../wire/lowering.js";
import { generateObject } from "./index.js";

const limits = { text: 20 };
const long = '{"reason":"Twenty characters ex","choice":"LIKE"}';
const longer = '{"reason":"Twenty characters exactly, no more.","choice":"LIKE"}';

describe("an answer that a limit ended", () => {
  it("is truncated, and asked for again with twice the room for everything, and nothing said", async () => {
    const { client, outcome } = ask([long, cut, longer], { limits, maxTokens: 100 });
    expect(await outcome).toMatchObject({
      state: "valid",
      value: { reason: "Twenty characters exactly, no more." },
      reached: [],
      attempts: [
        {
          state: "failed",
          error: {
            code: "TRUNCATED",
            message:
              "scripted:test was cut off: /reason reached the limit of 20 characters; raise limits.text",
          },
          reached: [{ path: "/reason", kind: "text", bound: 20, from: "limits" }],
        },
        { state: "failed", error: { code: "TRUNCATED" } },
        { state: "valid" },
      ],
    });
    expect(client.requests.map(({ maxTokens }) => maxTokens)).toEqual([100, 200, 400]);
    const bounds = client.requests.map(({ schema }) => schema?.oneOf?.[0]?.properties?.reason?.maxLength);
    expect(bounds).toEqual([20, 40, 80]);
    expect(client.requests.map(({ messages: sent }) => sent.length)).toEqual([1, 1, 1]);
  });

  it("fails when every answer is cut, and the outcome names what was reached", async () => {
    const script = [20, 40, 80].map((size) => JSON.stringify({ reason: "x".repeat(size), choice: "LIKE" }));
    expect(await ask(script, { limits }).outcome).toMatchObject({
      state: "failed",
      error: { code: "TRUNCATED" },
      reached: [{ path: "/reason", bound: 80 }],
    });
    const { outcome: once } = ask([long], { limits, maxAttempts: 1 });
    expect(await once).toMatchObject({
      state: "failed",
      reached: [{ path: "/reason", kind: "text", bound: 20, from: "limits" }],
    });
  });

  it("counts extra fields, too", async () => {
    const { outcome } = ask(['{"mood":"Twenty characters ex","reason":"Hm.","choice":"LIKE"}'], {
      extension: { mood: { type: "string" } },
      limits,
      maxAttempts: 1,
    });
    expect(await outcome).toMatchObject({ state: "failed", reached: [{ path: "/mood" }] });
  });
});

describe("a maximum of the contract's own", () => {
  const contract = defineContract<{ word: string; tags: string[] }>({
    type: "object",
    properties: {
      word: { type: "string", maxLength: 4 },
      tags: { type: "array", items: { type: "string" }, maxItems: 2 },
    },
    required: ["word", "tags"],
    additionalProperties: false,
  });

  it("that is reached exactly is valid, and noted", async () => {
    const client = createScriptedClient(['{"word":"flat","tags":["a","b"]}']);
    expect(await generateObject({ client, contract, messages })).toMatchObject({
      state: "valid",
      reached: [
        { path: "/word", kind: "text", bound: 4, from: "contract" },
        { path: "/tags", kind: "items", bound: 2, from: "contract" },
      ],
    });
  });
});

describe("an array without a maximum", () => {
  const numbers = (count: number): string =>
    JSON.stringify({ items: Array.from({ length: count }, (_, index) => String(index + 1)) });

  it("is not cut at eight: one to twenty are twenty", async () => {
    const client = createScriptedClient([numbers(20)]);
    const outcome = await generateObject({ client, contract: listItems, messages });
    expect(outcome).toMatchObject({ state: "valid", value: { items: { length: 20 } }, reached: [] });
    expect(client.requests[0]?.schema?.properties?.items?.maxItems).toBe(256);
  });

  it("is asked for again with more room when it ends at our limit", async () => {
    const client = createScriptedClient([numbers(256), numbers(300)]);
    const outcome = await generateObject({ client, contract: listItems, messages });
    expect(outcome).toMatchObject({ state: "valid", value: { items: { length: 300 } } });
    expect(client.requests.map(({ schema }) => schema?.properties?.items?.maxItems)).toEqual([256, 512]);
  });
});

it.each(Object.values(wireForms))(
  "asked of $name, no answer that a limit of its engine ended is ever valid",
  async (wireForm) => {
    const length = fc.integer({ min: 1, max: 60 });
    const sentence = (unit: string, size: number): string => unit.repeat(size);
    await fc.assert(
      fc.asyncProperty(length, length, fc.constantFrom("a", "ß", "🙂", "\n"), async (limit, size, unit) => {
        const answer = (text: string): ScriptedAnswer =>
          JSON.stringify({ reason: `.${text}`, choice: "LIKE" });
        const client = createScriptedClient([answer(sentence(unit, size))], { wireForm });
        const outcome = await generateObject({
          client,
          contract: agentDecision,
          messages,
          limits: { text: limit },
          maxAttempts: 1,
        });
        const ended = wireForm.stringBounds && size + 1 === limit;
        if (ended) expect(outcome).toMatchObject({ state: "failed", error: { code: "TRUNCATED" } });
        else if (unit !== "🙂") expect(outcome.state).toBe("valid");
      }),
    );
  },
);

describe("an answer that ended neither by itself nor by its length", () => {
  const ended = (text: string): ScriptedAnswer => [
    { type: "text", text },
    { type: "finish", finishReason: "other", usage: { promptTokens: 1, completionTokens: 1 } },
  ];

  it.each<[string, JsonSchema, string]>([
    ["an object without its last brace", agentDecision.schema, '{"choice":"LIKE","reason":"Lovely."'],
    ["a number", { type: "integer" }, "12"],
    ["a word", { enum: ["LIKE", "LIKELY"] }, "LIKE"],
  ])("is not closed: %s", async (_, schema, text) => {
    const contract = defineContract(schema);
    const client = createScriptedClient([ended(text)]);
    expect(await generateObject({ client, contract, messages, maxAttempts: 1 })).toMatchObject({
      state: "failed",
      error: {
        code: "TRUNCATED",
        message: "scripted:test was ended before its answer was complete, and not by its length",
      },
    });
  });

  it("is valid when it is whole", async () => {
    expect(await ask([ended(like)]).outcome).toMatchObject({ state: "valid", attempts: { length: 1 } });
  });
});

it("leaves an ordinary answer alone", async () => {
  expect(await ask([like]).outcome).toMatchObject({ state: "valid", attempts: { length: 1 } });
});
