import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { describe, expect, expectTypeOf, it } from "vitest";
import { cassette } from "../cassette/index.js";
import type { ChatChunk, FinishReason } from "../chat/index.js";
import { ConnectionFailedError, type Failure, TimeoutError } from "../errors/index.js";
import { generateObject } from "../generate/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { like, usage } from "../testing/ask.js";
import { generateText, streamText, type TextOptions, type TextOutcome } from "./index.js";

const prompt = "Why does bread rise?";

function ask(answers: readonly ScriptedAnswer[], options: Partial<Omit<TextOptions, "messages">> = {}) {
  const client = createScriptedClient(answers);
  return { client, outcome: generateText({ client, prompt, random: () => 0, ...options }) };
}

function ended(text: string, finishReason: FinishReason): ChatChunk[] {
  return [
    { type: "text", text },
    { type: "finish", finishReason, usage },
  ];
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("a text", () => {
  it("is what the model wrote, with its attempts and tokens on record", async () => {
    const { client, outcome } = ask([ended("Yeast makes gas.", "stop")], { system: "Be short.", seed: 7 });
    expect(await outcome).toMatchObject({
      state: "valid",
      text: "Yeast makes gas.",
      model: "scripted:test",
      usage,
      attempts: [{ index: 1, answer: 1, state: "valid", seed: 7, text: "Yeast makes gas.", error: null }],
    });
    expect(client.requests[0]).toEqual({
      messages: [
        { role: "system", content: "Be short." },
        { role: "user", content: prompt },
      ],
      maxTokens: 1_024,
      seed: 7,
      timeoutMs: 30_000,
      signal: expect.any(AbortSignal),
      onQueued: expect.any(Function),
      onStarted: expect.any(Function),
      onAsked: expect.any(Function),
      onTried: expect.any(Function),
    });
  });

  it("that was cut off is never valid, and is requested again with twice the tokens", async () => {
    const { client, outcome } = ask([ended("Yeast ma", "length"), "Yeast makes gas."], { maxTokens: 3 });
    expect(await outcome).toMatchObject({
      state: "valid",
      text: "Yeast makes gas.",
      attempts: [{ state: "failed", text: "Yeast ma", error: { code: "TRUNCATED" } }, { state: "valid" }],
    });
    expect(client.requests.map(({ maxTokens }) => maxTokens)).toEqual([3, 6]);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ["is blank", " \n", "scripted:test gave no text"],
    [
      "was only thought",
      [
        { type: "thinking", text: "Hm." },
        { type: "finish", finishReason: "stop", usage },
      ],
      "scripted:test gave no text: the model thought, but gave no answer",
    ],
    [
      "ended for another reason",
      ended("Yeast", "other"),
      "scripted:test was ended before its answer was complete, and not by its length",
    ],
  ])("that %s fails", async (_, answer, message) => {
    const { client, outcome } = ask([answer]);
    expect(await outcome).toMatchObject({ state: "failed", error: { message }, attempts: { length: 3 } });
    expect(client.requests).toHaveLength(3);
  });

  it("is requested again unchanged after an outage, and with another seed after a bad answer", async () => {
    const { client, outcome } = ask([new ConnectionFailedError("down"), " ", "Yeast."], { seed: 7 });
    expect(await outcome).toMatchObject({
      state: "valid",
      attempts: [{ answer: 1 }, { answer: 1 }, { answer: 2 }],
    });
    const [first, second, third] = client.requests.map(({ seed }) => seed);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("ends with the failure when the retries are used up", async () => {
    const { outcome } = ask([new TimeoutError("slow")], { maxRetries: 1 });
    const failed = await outcome;
    expect(failed).toMatchObject({ state: "failed", error: { code: "TIMEOUT" }, attempts: { length: 2 } });
    expect(failed).not.toHaveProperty("text");
  });

  it("stops at the deadline and with the caller's signal", async () => {
    const slow: ScriptedAnswer = { afterMs: 60_000, answer: "late" };
    expect(await ask([slow], { deadlineMs: 5 }).outcome).toMatchObject({ error: { code: "TIMEOUT" } });
    expect(await ask([slow], { signal: AbortSignal.abort() }).outcome).toMatchObject({
      error: { code: "ABORTED" },
    });
  });

  it("tells each step to onEvent", async () => {
    const states: string[] = [];
    await ask([" ", "Yeast."], { onEvent: ({ state, attempt }) => states.push(`${attempt} ${state}`) })
      .outcome;
    expect(states).toEqual(["1 pending", "1 failed", "2 pending", "2 valid"]);
  });

  it("is recorded in a cassette, and replayed without a model", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "text-")), "text.cassette");
    const live = createScriptedClient(["Yeast."]);
    const recorded = await generateText({ client: await cassette(file, { live, mode: "record" }), prompt });
    const replayed = await generateText({ client: await cassette(file, { mode: "replay" }), prompt });
    expect([recorded, replayed]).toMatchObject([{ text: "Yeast." }, { text: "Yeast." }]);
    const other = await generateText({
      client: await cassette(file, { mode: "replay" }),
      prompt: "Why not?",
    });
    expect(other).toMatchObject({ state: "failed", error: { code: "REPLAY_MISS" } });
  });

  it("has a text exactly where it is valid, by its type too", () => {
    expectTypeOf<Extract<TextOutcome, { state: "valid" }>["text"]>().toEqualTypeOf<string>();
    expectTypeOf<Extract<TextOutcome, { state: "failed" }>>().not.toHaveProperty("text");
    expectTypeOf<Extract<TextOutcome, { state: "failed" }>["error"]>().toEqualTypeOf<Failure>();
  });
});

describe("a text that is being written", () => {
  it("comes in pieces, each with its attempt, and ends as an outcome", async () => {
    const client = createScriptedClient([ended("Yea", "length"), "Yeast."]);
    const { text, outcome } = streamText({ client, prompt });
    expect(await all(text)).toEqual([
      { attempt: 1, text: "Yea" },
      { attempt: 2, text: "Yeast." },
    ]);
    expect(await outcome).toMatchObject({ state: "valid", text: "Yeast." });
  });

  it("stops the model when its reader leaves", async () => {
    const client = createScriptedClient([{ afterMs: 60_000, answer: "late" }]);
    const { text, outcome } = streamText({ client, prompt });
    await text[Symbol.asyncIterator]().return?.();
    expect(await outcome).toMatchObject({ state: "failed", error: { code: "ABORTED" } });
  });

  it("refuses invalid arguments at once", () => {
    const client = createScriptedClient(["Yeast."]);
    expect(() => streamText({ client, prompt, temperature: 7 })).toThrow(/temperature must be/);
  });
});

describe("what is asked", () => {
  const client = createScriptedClient([like]);
  const asked = { client, contract: agentDecision, describe: false } as const;

  it("is a prompt, after what the system says", async () => {
    await generateObject({ ...asked, prompt: "What do you do?", system: "You are Mara." });
    expect(client.requests.at(-1)?.messages).toEqual([
      { role: "system", content: "You are Mara." },
      { role: "user", content: "What do you do?" },
    ]);
  });

  it("is refused when it is nothing, or is said twice", async () => {
    // @ts-expect-error one of them is needed
    await expect(generateObject(asked)).rejects.toThrow(new RangeError("give prompt or messages"));
    const both = { ...asked, prompt: "What?", messages: [{ role: "user", content: "What?" }] as const };
    // @ts-expect-error one of them is enough
    await expect(generateObject(both)).rejects.toThrow(new RangeError("give messages or prompt, not both"));
  });

  it.each<[string, unknown, string]>([
    ["content", { role: "user", content: 5 }, "messages[0].content must be a string, but is 5"],
    [
      "role",
      { role: "robot", content: "x" },
      'messages[0].role must be "system", "user" or "assistant", but is "robot"',
    ],
    ["parts", { role: "user", content: "x", parts: "y" }, 'messages[0].parts must be a list, but is "y"'],
    [
      "a part",
      { role: "user", content: "x", parts: [{ type: "text", text: "x" }, 5] },
      "messages[0].parts[1] must be",
    ],
  ])("is refused with the name of the member: %s", async (_, message, sentence) => {
    await expect(generateObject({ ...asked, messages: [message] as never })).rejects.toThrow(sentence);
  });
});
