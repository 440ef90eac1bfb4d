import { defineContract } from "@concordat/contracts/define";
import { ConnectionFailedError, generateObject } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RealSdk, startRealSdk } from "../testing/real-sdk.js";
import { traceClient } from "./trace-client.js";
import { traceOutcome } from "./trace-outcome.js";

const contract = defineContract({
  title: "City",
  type: "object",
  properties: { city: { type: "string", minLength: 3, maxLength: 40 } },
  required: ["city"],
  additionalProperties: false,
});
const messages = [{ role: "user", content: "Where? A secret." }] as const;

let sdk: RealSdk;
beforeAll(async () => {
  sdk = await startRealSdk();
});
afterAll(() => sdk.remove());

/** Asks a model that gives these answers, traced. */
function ask(name: string, answers: Parameters<typeof createScriptedClient>[0], contents = false) {
  const client = traceClient(createScriptedClient(answers, { id: "ollama:mistral" }), { contents });
  return traceOutcome(name, () =>
    generateObject({ client, contract, messages, seed: 7, temperature: 0, maxRetries: 0 }),
  );
}

it("makes each request a span of the convention below that of its outcome", async () => {
  const outcome = await ask("city", ['Sure: {"city": "Up"}', '{"city": "Uppsala",}']);
  expect(outcome).toMatchObject({ state: "valid", value: { city: "Uppsala" } });
  const spans = sdk.spans();
  expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
    ["chat mistral", 2],
    ["chat mistral", 2],
    ["outcome city", 0],
  ]);
  const [first, second, whole] = spans;
  const parent = whole?.spanContext().spanId;
  expect([first, second].map((span) => span?.parentSpanContext?.spanId)).toEqual([parent, parent]);
  expect(first?.attributes).toMatchObject({
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": "ollama",
    "gen_ai.request.model": "mistral",
    "gen_ai.request.temperature": 0,
    "gen_ai.output.type": "json",
    "gen_ai.response.finish_reasons": ["stop"],
  });
  expect(whole?.attributes).toMatchObject({
    "concordat.outcome.state": "valid",
    "concordat.outcome.requests": 2,
    "concordat.outcome.answers": 2,
    "concordat.outcome.repairs": ["surrounding-text", "extra-comma"],
    "concordat.outcome.violations": 1,
  });
  expect(whole?.status.code).toBe(0);
});

it("records no word of prompt or answer unless it is asked to", async () => {
  await ask("silent", ['{"city": "Uppsala"}']);
  expect(JSON.stringify(sdk.spans().map(({ attributes }) => attributes))).not.toMatch(/secret|Uppsala/);
  await ask("told", ['{"city": "Uppsala"}'], true);
  const [request] = sdk.spans();
  expect(JSON.parse(String(request?.attributes["gen_ai.input.messages"]))[0]).toEqual({
    role: "user",
    parts: [{ type: "text", content: expect.stringContaining("A secret.") }],
  });
  expect(JSON.parse(String(request?.attributes["gen_ai.output.messages"]))).toEqual([
    { role: "assistant", parts: [{ type: "text", content: '{"city": "Uppsala"}' }], finish_reason: "stop" },
  ]);
});

it("names the failure by its code, on both spans and in what is measured", async () => {
  const outcome = await ask("broken", [new ConnectionFailedError("nobody listens")]);
  expect(outcome.state).toBe("failed");
  const spans = sdk.spans();
  expect(spans.map(({ attributes, status }) => [attributes["error.type"], status.code])).toEqual([
    ["CONNECTION_FAILED", 2],
    ["CONNECTION_FAILED", 2],
  ]);
  expect(await sdk.points()).toContainEqual({
    name: "concordat.outcome.requests",
    attributes: expect.objectContaining({
      "concordat.outcome.name": "broken",
      "concordat.outcome.state": "failed",
      "error.type": "CONNECTION_FAILED",
    }),
    value: expect.objectContaining({ count: 1, sum: 1 }),
  });
});

it("counts repairs by name, and tokens where the engine reports them", async () => {
  const usage = { promptTokens: 30, completionTokens: 9 };
  await ask("counted", [
    [
      { type: "text", text: '{"city": "Uppsala",}' },
      { type: "finish", finishReason: "stop", usage },
    ],
  ]);
  const [request] = sdk.spans();
  expect(request?.attributes).toMatchObject({
    "gen_ai.usage.input_tokens": 30,
    "gen_ai.usage.output_tokens": 9,
  });
  const points = await sdk.points();
  expect(points).toContainEqual({
    name: "concordat.repairs",
    attributes: expect.objectContaining({
      "concordat.outcome.name": "counted",
      "concordat.repair.name": "extra-comma",
    }),
    value: 1,
  });
  const measured = new Set(points.map(({ name }) => name));
  expect([...measured].filter((name) => name.startsWith("gen_ai.")).toSorted()).toEqual([
    "gen_ai.client.operation.duration",
    "gen_ai.client.operation.time_to_first_chunk",
    "gen_ai.client.token.usage",
  ]);
});

it("ends the span of a call that throws, and throws the same", async () => {
  const wrong = new TypeError("no such thing");
  await expect(traceOutcome("thrown", () => Promise.reject(wrong))).rejects.toBe(wrong);
  expect(sdk.spans().map(({ attributes, status }) => [attributes["error.type"], status.code])).toEqual([
    ["TypeError", 2],
  ]);
});
