import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { expect, it } from "vitest";
import type { ChatRequest } from "../chat/index.js";
import { fallback } from "../compose/index.js";
import { ConnectionFailedError } from "../errors/index.js";
import { type GenerateOptions, generateObject } from "../generate/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { streamObject } from "../stream/index.js";

const messages = [
  { role: "system", content: "You are Mara." },
  { role: "user", content: 'Ada wrote: "The crumb is dense."' },
] as const;

const questions = {
  "/reason": { ask: "What do you think of it?", prefill: "I think" },
  "/choice": {
    ask: "What do you do?",
    options: { LIKE: "like it", SCROLL: "scroll past", REPLY: "answer", RESHARE: "share it" },
  },
  "/content": "What do you write?",
};

/** Asks a scripted client for a decision in turns. */
function decide(
  answers: readonly ScriptedAnswer[],
  options: Partial<Omit<GenerateOptions<never>, "prompt">> = {},
) {
  const client = createScriptedClient(answers);
  const outcome = generateObject({
    client,
    contract: agentDecision,
    messages,
    form: "turns",
    questions,
    omit: ["content"],
    random: () => 0,
    ...options,
  });
  return { client, outcome };
}

const last = ({ messages: sent }: ChatRequest) => sent.at(-1)?.content;

it("asks a field at a time, the texts first, then the choice, then what the choice requires", async () => {
  const { client, outcome } = decide(["It is dense.", "answer", "Try a warmer corner."]);
  const { state, attempts, ...rest } = await outcome;
  expect(state).toBe("valid");
  expect(rest).toMatchObject({
    value: { reason: "It is dense.", choice: "REPLY", content: "Try a warmer corner." },
    answers: 3,
  });
  expect(client.requests.map(last)).toEqual([
    'Ada wrote: "The crumb is dense."\nWhat do you think of it?',
    "What do you do? Answer with one of these: like it, answer, share it, scroll past.",
    "What do you write?",
  ]);
  expect(attempts.map(({ turn, text }) => [turn?.field, text])).toEqual([
    ["/reason", "It is dense."],
    ["/choice", "answer"],
    ["/content", "Try a warmer corner."],
  ]);
});

it("does not ask for what the choice leaves out", async () => {
  const { client, outcome } = decide(["It is dense.", "scroll past"]);
  expect(await outcome).toMatchObject({
    state: "valid",
    value: { choice: "SCROLL", reason: "It is dense." },
  });
  expect(client.requests).toHaveLength(2);
});

it("shows the model the turns before as a conversation", async () => {
  const { client, outcome } = decide(["It is dense.", "scroll past"]);
  await outcome;
  expect(client.requests[1]?.messages.map(({ role }) => role)).toEqual([
    "system",
    "user",
    "assistant",
    "user",
  ]);
});

it("begins an answer where the client can go on from a beginning, and keeps it as part of the text", async () => {
  const scripted = createScriptedClient([" it is dense.", "scroll past"]);
  const client = { ...scripted, prefills: true };
  const outcome = await generateObject({
    client,
    contract: agentDecision,
    messages,
    form: "turns",
    questions,
    omit: ["content"],
  });
  expect(outcome).toMatchObject({ state: "valid", value: { reason: "I think it is dense." } });
  expect(scripted.requests.map(({ prefill }) => prefill)).toEqual(["I think", undefined]);
  expect(outcome.attempts[0]).toMatchObject({ text: " it is dense.", turn: { prefill: "I think" } });
});

it("gives each field a seed of its own, and the same ones each time", async () => {
  const seeds = async () => {
    const { client, outcome } = decide(["It is dense.", "hm", "scroll past"], { seed: 7 });
    await outcome;
    return client.requests.map(({ seed }) => seed);
  };
  const first = await seeds();
  expect(new Set(first).size).toBe(3);
  expect(await seeds()).toEqual(first);
});

it("asks again for the field alone, says why, and keeps the turns before", async () => {
  const { client, outcome } = decide(["It is dense.", "maybe", "scroll past"]);
  const { state, attempts } = await outcome;
  expect(state).toBe("valid");
  expect(attempts.map(({ state: ended, error, turn }) => [turn?.field, ended, error?.code])).toEqual([
    ["/reason", "valid", undefined],
    ["/choice", "failed", "UNREADABLE"],
    ["/choice", "valid", undefined],
  ]);
  expect(client.requests[2]?.messages.map(({ content }) => content).slice(-2)).toEqual([
    "maybe",
    expect.stringMatching(/^That answer cannot be used: .* names none of like it, .*\nWhat do you do\?/),
  ]);
});

it("fails the answer with the field whose turn fails, the turns before on record", async () => {
  const { outcome } = decide(["It is dense.", "maybe"], { maxAttempts: 2 });
  const { state, attempts } = await outcome;
  expect(state).toBe("failed");
  expect(attempts).toHaveLength(3);
});

it("counts refused answers for the value, not for each field", async () => {
  const { outcome } = decide(["", "It is dense.", "maybe", "maybe", "maybe"], { maxAttempts: 3 });
  const { state, attempts } = await outcome;
  expect(state).toBe("failed");
  expect(attempts.map(({ turn }) => turn?.field)).toEqual(["/reason", "/reason", "/choice", "/choice"]);
});

it("sends a turn again, unchanged, when the request got no answer", async () => {
  const { client, outcome } = decide([new ConnectionFailedError("down"), "It is dense.", "scroll past"], {
    seed: 3,
  });
  expect(await outcome).toMatchObject({ state: "valid", answers: 2 });
  expect(client.requests[1]?.seed).toBe(client.requests[0]?.seed);
});

it("takes no text for whole that was cut", async () => {
  const cut = [
    { type: "text", text: "It is den" },
    { type: "finish", finishReason: "length", usage: { promptTokens: 1, completionTokens: 1 } },
  ] as const;
  const { client, outcome } = decide([cut, "It is dense.", "scroll past"], { maxTokens: 10 });
  expect(await outcome).toMatchObject({ state: "valid" });
  expect(client.requests.map(({ maxTokens }) => maxTokens)).toEqual([10, 20, 10]);
});

it("refuses a text that only repeats the prompt", async () => {
  const { client, outcome } = decide(["One to three sentences.", "It is dense.", "scroll past"], {
    wording: ["Say it in one to three sentences."],
  });
  const { attempts } = await outcome;
  expect(attempts.map(({ error }) => error?.code)).toEqual(["PROMPT_REPEATED", undefined, undefined]);
  expect(client.requests).toHaveLength(3);
});

const order = defineContract({
  title: "Order",
  type: "object",
  properties: {
    amount: { type: "integer", minimum: 1, maximum: 9, description: "How many loaves." },
    toppings: { type: "array", items: { type: "string" }, minItems: 1, description: "What is on top." },
    sliced: { type: "boolean", description: "Whether it is cut." },
    address: {
      type: "object",
      properties: { street: { type: "string" } },
      required: ["street"],
      additionalProperties: false,
    },
    note: { type: "string" },
  },
  required: ["amount", "toppings", "sliced", "address"],
  additionalProperties: false,
});

it("makes questions of descriptions, and reads numbers, lists, yes and no, and JSON in its turn", async () => {
  const client = createScriptedClient(["- seeds\n- salt", "two", '{"street":"Mill Lane"}', "Yes, please"]);
  const outcome = await generateObject({ client, contract: order, messages, form: "turns" });
  expect(client.requests.map(last)).toMatchInlineSnapshot(`
    [
      "Ada wrote: "The crumb is dense."
    toppings: What is on top. At least 1 item. Write one on each line.",
      "amount: How many loaves. From 1 to 9. Answer with a number.",
      "address? Answer with JSON only: {"street":string}",
      "sliced: Whether it is cut. Answer yes or no.",
    ]
  `);
  expect(client.requests.map(({ schema }) => schema !== undefined)).toEqual([false, false, true, false]);
  expect(outcome).toMatchObject({
    state: "valid",
    value: { amount: 2, toppings: ["seeds", "salt"], sliced: true, address: { street: "Mill Lane" } },
  });
});

it("says which fields are asked again where the value breaks the contract, and asks only these", async () => {
  const client = createScriptedClient(["- seeds", "12", '{"street":"Mill Lane"}', "no", "3"]);
  const outcome = await generateObject({ client, contract: order, messages, form: "turns" });
  expect(outcome.attempts.map(({ state, turn }) => [turn?.field, state, turn?.again])).toEqual([
    ["/toppings", "valid", []],
    ["/amount", "valid", []],
    ["/address", "valid", []],
    ["/sliced", "invalid", ["/amount"]],
    ["/amount", "valid", []],
  ]);
  expect(outcome).toMatchObject({ state: "valid", value: { amount: 3, sliced: false } });
});

it("asks for what a condition requires after the field that it tests", async () => {
  const contract = defineContract({
    type: "object",
    properties: { why: { type: "string" }, kind: { enum: ["new", "used"] } },
    required: ["kind"],
    if: { properties: { kind: { const: "used" } }, required: ["kind"] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { required: ["why"] },
  });
  const client = createScriptedClient(["used", "It was cheap."]);
  const outcome = await generateObject({ client, contract, messages, form: "turns" });
  expect(outcome).toMatchObject({ state: "valid", value: { kind: "used", why: "It was cheap." } });
});

it("asks for a value that is not an object as one field", async () => {
  const client = createScriptedClient(["seven"]);
  const outcome = await generateObject({
    client,
    contract: defineContract({ type: "integer", maximum: 9 }),
    messages,
    form: "turns",
    questions: { "": "How many loaves?" },
  });
  expect(outcome).toMatchObject({ state: "valid", value: 7 });
});

it("has one of several clients answer the whole value", async () => {
  const first = createScriptedClient([new ConnectionFailedError("down"), "It is fine.", "share it"], {
    id: "a",
  });
  const second = createScriptedClient(["It is dense.", "scroll past"], { id: "b" });
  const outcome = await generateObject({
    client: fallback([first, second]),
    contract: agentDecision,
    messages,
    form: "turns",
    questions,
    omit: ["content"],
  });
  expect(outcome).toMatchObject({ state: "valid", value: { reason: "It is dense.", choice: "SCROLL" } });
  expect([first.requests.length, second.requests.length]).toEqual([1, 2]);
});

it.each([
  [{ describe: "short" }, /^describe belongs to form: "json"/],
  [{ examples: [] }, /^examples belongs to form: "json"/],
  [{ form: "words" }, /^form must be "json" or "turns"/],
  [{ questions: { reason: "Why?" } }, /^questions must be questions by JSON Pointer/],
  [{ form: "json" }, /^questions need form: "turns"/],
])("refuses %j", async (options, message) => {
  await expect(decide(["x"], options as never).outcome).rejects.toThrow(message);
});

it("is not streamed", () => {
  const client = createScriptedClient(["x"]);
  expect(() => streamObject({ client, contract: agentDecision, messages, form: "turns" })).toThrow(
    /writes none/,
  );
});
