import { generateObject, generateText } from "@concordat/llm";
import { defineTool } from "@concordat/llm/tools";
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { expect, it } from "vitest";
import * as z from "zod";
import { createAiSdkClient } from "./index.js";

type Part =
  Awaited<ReturnType<MockLanguageModelV4["doStream"]>>["stream"] extends ReadableStream<infer Item>
    ? Item
    : never;

const shares = { noCache: undefined, cacheRead: undefined, cacheWrite: undefined };
const usage = {
  inputTokens: { total: 7, ...shares },
  outputTokens: { total: 5, text: undefined, reasoning: undefined },
};

const weather = defineTool({
  name: "weather",
  description: "The weather of a city now.",
  input: z.object({ city: z.string() }),
  execute({ city }) {
    if (city !== "Tartu") throw new Error(`no station in ${city}`);
    return { sky: "rain" };
  },
});

const call = (toolCallId: string, city: string) =>
  ({ type: "tool-call", toolCallId, toolName: "weather", input: JSON.stringify({ city }) }) as const;
const text = (delta: string) =>
  [
    { type: "text-start", id: "t" },
    { type: "text-delta", id: "t", delta },
    { type: "text-end", id: "t" },
  ] as const;
const finish = (unified: "stop" | "tool-calls") =>
  ({ type: "finish", finishReason: { unified, raw: unified }, usage }) as const;

it("calls tools of a model of the AI SDK, and tells it results and errors apart", async () => {
  const streams: Part[][] = [
    [call("c1", "Tartu"), call("c2", "Riga"), finish("tool-calls")],
    [...text("Rain."), finish("stop")],
    [...text('{"pack":"umbrella"}'), finish("stop")],
  ];
  const model = new MockLanguageModelV4({
    provider: "openai.chat",
    doStream: async () => ({ stream: simulateReadableStream({ chunks: streams.shift() ?? [] }) }),
  });
  const outcome = await generateObject({
    client: createAiSdkClient({ model }),
    contract: z.object({ pack: z.string() }),
    prompt: "What do I pack?",
    tools: [weather],
  });
  expect(outcome).toMatchObject({ state: "valid", value: { pack: "umbrella" } });
  const [first, second, last] = model.doStreamCalls;
  expect(first?.tools).toMatchObject([
    { type: "function", name: "weather", inputSchema: { type: "object", required: ["city"] } },
  ]);
  expect(second?.prompt.slice(1)).toEqual([
    {
      role: "assistant",
      content: [
        { type: "tool-call", toolCallId: "c1", toolName: "weather", input: { city: "Tartu" } },
        { type: "tool-call", toolCallId: "c2", toolName: "weather", input: { city: "Riga" } },
      ],
    },
    {
      role: "tool",
      content: [
        {
          type: "tool-result",
          toolCallId: "c1",
          toolName: "weather",
          output: { type: "text", value: '{"sky":"rain"}' },
        },
      ],
    },
    {
      role: "tool",
      content: [
        {
          type: "tool-result",
          toolCallId: "c2",
          toolName: "weather",
          output: { type: "error-text", value: '{"error":"no station in Riga"}' },
        },
      ],
    },
  ]);
  expect(last?.tools).toBeUndefined();
  expect(last?.responseFormat).toMatchObject({ type: "json" });
});

it("offers tools as a contract where the provider takes none", async () => {
  const client = createAiSdkClient({ model: new MockLanguageModelV4(), nativeTools: false });
  expect(await client.callsTools?.()).toBe(false);
});

it("sends the headers that it is given, and has a time of its own", async () => {
  const model = new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream<Part>({ chunks: [...text("Rain."), finish("stop")] }),
    }),
  });
  const client = createAiSdkClient({ model, headers: { "x-team": "search" }, timeoutMs: 90_000 });
  await generateText({ client, prompt: "What do I pack?" });
  expect(model.doStreamCalls[0]?.headers).toEqual({ "x-team": "search" });
  expect(client.timeoutMs).toBe(90_000);
});
