import { defineContract } from "@concordat/contracts/define";
import { generateObject } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { context, metrics, trace } from "@opentelemetry/api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { traceClient } from "./trace-client.js";
import { traceOutcome } from "./trace-outcome.js";

const contract = defineContract({
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const api of [trace, metrics, context]) api.disable();
});

const broken = (): never => {
  throw new Error("the SDK is broken");
};

/** An SDK with one method that throws. */
function register(method: string): void {
  const all = (names: string[], result: () => unknown) =>
    Object.fromEntries(names.map((name) => [name, name === method ? broken : result]));
  const span = all(["setAttributes", "setStatus", "end", "setAttribute", "addEvent"], () => undefined);
  const tracer = all(["startSpan"], () => span);
  const instrument = all(["record", "add"], () => undefined);
  const meter = all(["createHistogram", "createCounter"], () => instrument);
  trace.setGlobalTracerProvider(all(["getTracer"], () => tracer) as never);
  metrics.setGlobalMeterProvider(all(["getMeter"], () => meter) as never);
  if (method === "with")
    context.setGlobalContextManager({
      ...all(["active", "bind", "enable", "disable"], () => ({ setValue: () => ({}) })),
      with: broken,
    } as never);
}

it.each([
  "getTracer",
  "startSpan",
  "setAttributes",
  "setStatus",
  "end",
  "getMeter",
  "createHistogram",
  "record",
  "add",
  "with",
])("gives an outcome and a failure as they are where %s of the SDK throws", async (method) => {
  register(method);
  const calls = vi.fn(() =>
    generateObject({
      client: traceClient(createScriptedClient(['{"city": "Uppsala",}']), { contents: true }),
      contract,
      messages: [{ role: "user", content: "Where?" }],
    }),
  );
  const outcome = await traceOutcome("city", calls);
  expect(outcome).toMatchObject({ state: "valid", value: { city: "Uppsala" }, answers: 1 });
  expect([calls.mock.calls.length, outcome.attempts.length]).toEqual([1, 1]);
  const failure = new Error("ours");
  await expect(traceOutcome("city", () => Promise.reject(failure))).rejects.toBe(failure);
});
