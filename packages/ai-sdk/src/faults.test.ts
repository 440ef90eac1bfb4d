import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateObject } from "@concordat/llm";
import { type Answer, answerText, closedOrigin, startModelServer } from "@concordat/testing/model-server";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createAiSdkClient } from "./index.js";

const contract = z.object({ choice: z.enum(["LIKE", "IGNORE"]) });
const good = '{"choice": "LIKE"}';
const text = (piece: string) => ({ do: "text", text: piece }) as const;
const finish = { do: "finish", reason: "stop" } as const;

function refusal(status: number, message: string, headers: Record<string, string> = {}): Answer {
  const bytes = JSON.stringify({ error: { message, type: "x" } });
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    steps: [{ do: "bytes", bytes }],
  };
}

function ask(origin: string, timeoutMs = 20_000) {
  const provider = createOpenAICompatible({
    name: "ollama",
    baseURL: `${origin}/v1`,
    supportsStructuredOutputs: true,
  });
  return generateObject({
    client: createAiSdkClient({ model: provider("m") }),
    contract,
    messages: [{ role: "user", content: "What do you do?" }],
    random: () => 0,
    timeoutMs,
  });
}

const wait = { "retry-after": "0" };

interface Fault {
  readonly name: string;
  readonly answer: Answer;
  readonly code: string;
  readonly requests: number;
  readonly message?: RegExp;
}

const faults: readonly Fault[] = [
  {
    name: "the stream ends without its last message",
    answer: { steps: [text(good)] },
    code: "PROTOCOL_ERROR",
    requests: 3,
  },
  {
    name: "an error comes under status 200",
    answer: { steps: [text('{"cho'), { do: "error", message: "out of memory" }] },
    code: "PROTOCOL_ERROR",
    requests: 3,
    message: /out of memory/,
  },
  {
    name: "the stream holds what is not JSON",
    answer: { steps: [text('{"cho'), { do: "bytes", bytes: "data: {nonsense\n\n" }, finish] },
    code: "PROTOCOL_ERROR",
    requests: 3,
  },
  {
    name: "the answer is cut by its limit",
    answer: { steps: [text('{"choice": "LI'), { do: "finish", reason: "length" }] },
    code: "TRUNCATED",
    requests: 3,
  },
  {
    name: "the key is wrong",
    answer: refusal(401, "no such key"),
    code: "UNAUTHORIZED",
    requests: 1,
    message: /no such key/,
  },
  {
    name: "the model is unknown",
    answer: refusal(404, "model m not found"),
    code: "MODEL_NOT_FOUND",
    requests: 1,
    message: /model m not found/,
  },
  {
    name: "the request is bad",
    answer: refusal(400, "bad schema"),
    code: "PROTOCOL_ERROR",
    requests: 1,
    message: /bad schema/,
  },
  {
    name: "the prompt is too long",
    answer: refusal(400, "This model's maximum context length is 10 tokens"),
    code: "CONTEXT_OVERFLOW",
    requests: 1,
  },
  {
    name: "the limit is used up",
    answer: refusal(429, "slow down", wait),
    code: "RATE_LIMITED",
    requests: 3,
    message: /slow down/,
  },
  {
    name: "the server is busy",
    answer: refusal(503, "queue is full", wait),
    code: "SERVER_BUSY",
    requests: 3,
    message: /queue is full/,
  },
  {
    name: "the server fails",
    answer: refusal(500, "panic"),
    code: "PROTOCOL_ERROR",
    requests: 3,
    message: /panic/,
  },
];

describe("a server behind an AI SDK provider", () => {
  it.each(faults)("of which $name", async ({ answer, code, requests, message = /./ }) => {
    await using server = await startModelServer(answer);
    const outcome = await ask(server.origin);
    expect(outcome).toMatchObject({
      state: "failed",
      error: { code, message: expect.stringMatching(message) },
    });
    expect(server.bodies).toHaveLength(requests);
    await expect.poll(() => server.open()).toBe(0);
  });

  it("that nobody runs cannot be reached", async () => {
    expect(await ask(await closedOrigin())).toMatchObject({
      state: "failed",
      error: { code: "CONNECTION_FAILED" },
    });
  });

  it("that takes too long is stopped", async () => {
    await using server = await startModelServer({ steps: [{ do: "silence" }] });
    expect(await ask(server.origin, 200)).toMatchObject({ state: "failed", error: { code: "TIMEOUT" } });
    await expect.poll(() => server.open()).toBe(0);
  });

  it("that answers is asked with the schema, once", async () => {
    await using server = await startModelServer(answerText(good));
    expect(await ask(server.origin)).toMatchObject({ state: "valid", value: { choice: "LIKE" } });
    expect(server.bodies).toMatchObject([
      {
        stream: true,
        response_format: {
          type: "json_schema",
          json_schema: { schema: { properties: { choice: { enum: ["LIKE", "IGNORE"] } } } },
        },
      },
    ]);
  });
});
