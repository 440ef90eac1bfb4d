import { generateObject, generateText } from "@concordat/llm";
import { defineTool } from "@concordat/llm/tools";
import { MockLanguageModelV4 } from "ai/test";
import { MockLanguageModelV2 } from "ai5/test";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type AiSdkClientOptions, createAiSdkClient } from "./index.js";

const counts = { noCache: undefined, cacheRead: undefined, cacheWrite: undefined };
const usage = {
  inputTokens: { total: 7, ...counts },
  outputTokens: { total: 5, text: undefined, reasoning: undefined },
};
type Content = Awaited<ReturnType<MockLanguageModelV4["doGenerate"]>>["content"];

/** A model that gives its answers at their end, and cannot stream. */
function generating(answers: readonly Content[], unified: "stop" | "length" = "stop") {
  const left = [...answers];
  const mock = new MockLanguageModelV4({
    provider: "anthropic.messages",
    doGenerate: async () => ({
      content: left.shift() ?? [],
      finishReason: { unified, raw: unified },
      usage,
      warnings: [],
    }),
  });
  const { specificationVersion, provider, modelId } = mock;
  const model: AiSdkClientOptions["model"] = {
    specificationVersion,
    provider,
    modelId,
    doGenerate: (call) => mock.doGenerate(call as never),
  };
  return { model, calls: mock.doGenerateCalls };
}

const contract = z.object({ city: z.string() });
const answer: Content = [
  { type: "reasoning", text: "Old." },
  { type: "text", text: '{"city":' },
  { type: "text", text: '"Tartu"}' },
];
const prompt = "Which city?";

describe("a model that only generates", () => {
  it("gives a value, its tokens and its end", async () => {
    const { model, calls } = generating([answer]);
    const client = createAiSdkClient({ model });
    const outcome = await generateObject({ client, contract, prompt });
    expect(outcome).toMatchObject({
      state: "valid",
      value: { city: "Tartu" },
      usage: { promptTokens: 7, completionTokens: 5 },
    });
    expect(calls[0]).toMatchObject({ responseFormat: { type: "json" } });
    expect(client.odds).toBeUndefined();
  });

  it("is TRUNCATED if its answer is cut off", async () => {
    const { model } = generating([[{ type: "text", text: '{"city":"Tar' }]], "length");
    const outcome = await generateObject({
      client: createAiSdkClient({ model }),
      contract,
      prompt,
      maxAttempts: 1,
    });
    expect(outcome).toMatchObject({ state: "failed", error: { code: "TRUNCATED" } });
  });

  it("calls tools", async () => {
    const called: unknown[] = [];
    const weather = defineTool({
      name: "weather",
      description: "The weather of a city now.",
      input: z.object({ city: z.string() }),
      execute: (input) => called.push(input),
    });
    const { model } = generating([
      [{ type: "tool-call", toolCallId: "c1", toolName: "weather", input: '{"city":"Tartu"}' }],
      [{ type: "text", text: "It rains." }],
    ]);
    const client = createAiSdkClient({ model });
    expect(await generateText({ client, prompt, tools: [weather] })).toMatchObject({ text: "It rains." });
    expect(called).toEqual([{ city: "Tartu" }]);
  });

  it.each([
    ["no content", { finishReason: "stop" }],
    ["a text that is not one", { content: [{ type: "text", text: 5 }], finishReason: "stop" }],
  ])("fails with PROTOCOL_ERROR if its answer has %s", async (_, given) => {
    const { model } = generating([]);
    const odd = { ...model, doGenerate: async () => given };
    const outcome = await generateText({ client: createAiSdkClient({ model: odd }), prompt, maxRetries: 0 });
    expect(outcome).toMatchObject({ state: "failed", error: { code: "PROTOCOL_ERROR" } });
  });

  it("fails like a model that streams if it throws", async () => {
    const { model } = generating([]);
    const busy = Object.assign(new Error("overloaded"), { name: "AI_APICallError", statusCode: 529 });
    const failing = { ...model, doGenerate: () => Promise.reject(busy) };
    const outcome = await generateText({
      client: createAiSdkClient({ model: failing }),
      prompt,
      maxRetries: 0,
    });
    expect(outcome.state).toBe("failed");
  });

  it("cannot be streamed, and is told so before it is asked", () => {
    const { model } = generating([]);
    expect(() => createAiSdkClient({ model, stream: true })).toThrow(
      new RangeError("stream: true does not fit the model, which has no doStream"),
    );
  });
});

describe("a model that does both", () => {
  it("is asked for its complete answer if that is wanted", async () => {
    const model = new MockLanguageModelV2({
      doGenerate: async () => ({
        content: [{ type: "text", text: '{"city":"Tartu"}' }],
        finishReason: "stop",
        usage: { inputTokens: 7, outputTokens: 5, totalTokens: 12 },
        warnings: [],
      }),
    });
    const outcome = await generateObject({
      client: createAiSdkClient({ model, stream: false }),
      contract,
      prompt,
    });
    expect(outcome).toMatchObject({ state: "valid", value: { city: "Tartu" } });
    expect(model.doStreamCalls).toEqual([]);
  });
});

describe("options of the provider", () => {
  const providerOptions = { anthropic: { effort: "low" } };

  it("are sent with every request", async () => {
    const { model, calls } = generating([[{ type: "text", text: "no" }], answer]);
    await generateObject({ client: createAiSdkClient({ model, providerOptions }), contract, prompt });
    expect(calls.map((call) => call.providerOptions)).toEqual([providerOptions, providerOptions]);
  });

  it("stand next to those that make it list tokens", async () => {
    const model = new MockLanguageModelV4({ provider: "openai.chat" });
    const client = createAiSdkClient({ model, providerOptions: { openai: { user: "u" }, other: { a: 1 } } });
    await client
      .chat({ messages: [{ role: "user", content: "x" }], topLogprobs: 5 })
      [Symbol.asyncIterator]()
      .next()
      .catch(() => undefined);
    expect(model.doStreamCalls[0]?.providerOptions).toEqual({
      openai: { user: "u", logprobs: expect.anything() },
      other: { a: 1 },
    });
  });
});
