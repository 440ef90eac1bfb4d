import { type ChatChunk, generateObject } from "@concordat/llm";
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { MockLanguageModelV2 } from "ai5/test";
import { MockLanguageModelV3 } from "ai6/test";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createAiSdkClient } from "./index.js";

const messages = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "Which city?", parts: [{ type: "image", data: "AAAA", mediaType: "image/png" }] },
  { role: "assistant", content: "{}" },
] as const;

const pieces = [
  { type: "response-metadata", modelId: "mock" },
  { type: "reasoning-start", id: "r" },
  { type: "reasoning-delta", id: "r", delta: "Old." },
  { type: "reasoning-end", id: "r" },
  { type: "text-start", id: "t" },
  { type: "text-delta", id: "t", delta: '{"city": ' },
  { type: "text-delta", id: "t", delta: '"Tartu"}' },
  { type: "text-end", id: "t" },
] as const;

const shares = {
  noCache: undefined,
  cacheRead: undefined,
  cacheWrite: undefined,
  text: undefined,
  reasoning: undefined,
};
const nested = { inputTokens: { total: 7, ...shares }, outputTokens: { total: 5, ...shares } };

/** A mock of each specification version, with what its streams end with. */
const mocks = {
  v2: (reason: "stop" | "length" | "content-filter") =>
    new MockLanguageModelV2({
      provider: "openai.chat",
      doStream: async () => ({
        stream: simulateReadableStream({
          chunks: [
            ...pieces,
            {
              type: "finish",
              finishReason: reason,
              usage: { inputTokens: 7, outputTokens: 5, totalTokens: 12 },
            },
          ],
        }),
      }),
    }),
  v3: (reason: "stop" | "length" | "content-filter") =>
    new MockLanguageModelV3({
      provider: "openai.chat",
      doStream: async () => ({
        stream: simulateReadableStream({
          chunks: [
            ...pieces,
            { type: "finish", finishReason: { unified: reason, raw: undefined }, usage: nested },
          ],
        }),
      }),
    }),
  v4: (reason: "stop" | "length" | "content-filter") =>
    new MockLanguageModelV4({
      provider: "openai.chat",
      doStream: async () => ({
        stream: simulateReadableStream({
          chunks: [
            ...pieces,
            { type: "finish", finishReason: { unified: reason, raw: undefined }, usage: nested },
          ],
        }),
      }),
    }),
};

async function chunksOf(chunks: AsyncIterable<ChatChunk>): Promise<ChatChunk[]> {
  const all: ChatChunk[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

describe.each(["v2", "v3", "v4"] as const)("a model of specification version %s", (version) => {
  it("is streamed, with its thinking, its end and its tokens", async () => {
    const client = createAiSdkClient({ model: mocks[version]("stop") });
    expect(client.id).toBe("openai.chat:mock-model-id");
    expect(await chunksOf(client.chat({ messages }))).toEqual([
      { type: "thinking", text: "Old." },
      { type: "text", text: '{"city": ' },
      { type: "text", text: '"Tartu"}' },
      { type: "finish", finishReason: "stop", usage: { promptTokens: 7, completionTokens: 5 } },
    ]);
  });

  it("that ended by length ended by length", async () => {
    const client = createAiSdkClient({ model: mocks[version]("length") });
    expect((await chunksOf(client.chat({ messages }))).at(-1)).toMatchObject({ finishReason: "length" });
  });

  it("that a content filter ended gave no answer, whatever it wrote", async () => {
    const client = createAiSdkClient({ model: mocks[version]("content-filter") });
    await expect(chunksOf(client.chat({ messages }))).rejects.toMatchObject({
      code: "PROTOCOL_ERROR",
      retryable: false,
      message:
        "openai.chat:mock-model-id refused to answer: a filter ended the answer (content-filter); ask in another way",
    });
  });

  it("is asked for what was asked for, in its own form", async () => {
    const model = mocks[version]("stop");
    const schema = { type: "object" } as const;
    const request = { messages, schema, maxTokens: 9, temperature: 0.5, seed: 3 };
    await chunksOf(createAiSdkClient({ model }).chat(request));
    await chunksOf(createAiSdkClient({ model }).chat({ messages: [] }));
    await chunksOf(createAiSdkClient({ model, structuredOutput: false }).chat({ messages: [], schema }));
    const abortSignal = expect.any(AbortSignal);
    const data = version === "v4" ? { type: "data", data: "AAAA" } : "AAAA";
    expect(model.doStreamCalls).toEqual([
      {
        prompt: [
          { role: "system", content: "Be brief." },
          {
            role: "user",
            content: [
              { type: "text", text: "Which city?" },
              { type: "file", mediaType: "image/png", data },
            ],
          },
          { role: "assistant", content: [{ type: "text", text: "{}" }] },
        ],
        maxOutputTokens: 9,
        temperature: 0.5,
        seed: 3,
        responseFormat: { type: "json", name: "answer", schema },
        abortSignal,
      },
      { prompt: [], abortSignal },
      { prompt: [], responseFormat: { type: "json" }, abortSignal },
    ]);
  });

  it("answers generateObject", async () => {
    const client = createAiSdkClient({ model: mocks[version]("stop") });
    const outcome = await generateObject({ client, contract: z.object({ city: z.string() }), messages });
    expect(outcome).toMatchObject({
      state: "valid",
      value: { city: "Tartu" },
      usage: { completionTokens: 5 },
    });
  });
});

describe("what ends badly", () => {
  type Doing = ConstructorParameters<typeof MockLanguageModelV4>[0];
  const clientOf = (doStream: NonNullable<Doing>["doStream"]) =>
    createAiSdkClient({ model: new MockLanguageModelV4(doStream === undefined ? {} : { doStream }) });

  it("is told from an answer: a stream without an end, with an error in it, or that ends in error", async () => {
    const streams = [
      [...pieces],
      [...pieces, { type: "error", error: { message: "out of memory" } } as const],
      [...pieces, { type: "finish", finishReason: { unified: "error", raw: "x" }, usage: nested } as const],
    ];
    const sentences = [
      /ended without a reason/,
      /broke off its answer: out of memory/,
      /it gave "error" as the reason/,
    ];
    for (const [index, chunks] of streams.entries()) {
      const client = clientOf(async () => ({ stream: simulateReadableStream({ chunks: [...chunks] }) }));
      await expect(chunksOf(client.chat({ messages }))).rejects.toMatchObject({
        code: "PROTOCOL_ERROR",
        message: expect.stringMatching(sentences[index] ?? /./),
      });
    }
  });

  it("stops the model when the caller does, and is then no failure of the model's", async () => {
    const stop = new AbortController();
    let cancelled: unknown;
    const client = clientOf(async () => ({
      stream: new ReadableStream({
        start: (controller) => controller.enqueue({ type: "text-delta", id: "t", delta: "{" }),
        cancel: (reason) => {
          cancelled = reason ?? "cancelled";
        },
      }),
    }));
    for await (const _ of client.chat({ messages, signal: stop.signal })) break;
    expect(cancelled).toBe("cancelled");
    stop.abort();
    await expect(chunksOf(client.chat({ messages, signal: stop.signal }))).rejects.toThrow(/aborted/);
  });

  it("is refused at once for what is not a model", () => {
    const notModels: unknown[] = [
      "openai/gpt-5",
      undefined,
      { specificationVersion: "v1", doStream: () => {} },
    ];
    for (const model of notModels) {
      expect(() => Reflect.apply(createAiSdkClient, undefined, [{ model }])).toThrow(RangeError);
    }
  });
});

it.each([
  ["openai.responses", "ai-sdk/openai", true],
  ["azure-openai.chat", "ai-sdk/azure", true],
  ["google.generative-ai", "ai-sdk/google", false],
  ["google.vertex.chat", "ai-sdk/google", false],
  ["anthropic.messages", "ai-sdk/anthropic", false],
  ["ollama.chat", "ai-sdk/ollama", false],
  ["somebody-new", "ai-sdk", false],
])("knows what %s enforces", (provider, name, requireAll) => {
  const { wireForm } = createAiSdkClient({ model: new MockLanguageModelV4({ provider }) });
  expect(wireForm).toMatchObject({ name, requireAll });
});
