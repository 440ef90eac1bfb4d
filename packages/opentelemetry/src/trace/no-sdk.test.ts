import { defineContract } from "@concordat/contracts/define";
import { generateObject } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { trace } from "@opentelemetry/api";
import { expect, it } from "vitest";
import { traceClient } from "./trace-client.js";
import { traceOutcome } from "./trace-outcome.js";

const contract = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };

it("changes nothing where no SDK is registered", async () => {
  expect(trace.getTracer("any").startSpan("any").isRecording()).toBe(false);
  const asked = (client: ReturnType<typeof createScriptedClient>) => ({
    client,
    contract: defineContract(contract),
    messages: [{ role: "user" as const, content: "Where?" }],
  });
  const plain = await generateObject(asked(createScriptedClient(['{"city": "Uppsala"}'])));
  const client = createScriptedClient(['{"city": "Uppsala"}']);
  const traced = await traceOutcome("city", () =>
    generateObject({ ...asked(client), client: traceClient(client) }),
  );
  const { durationMs: _, attempts: [one] = [], ...rest } = traced;
  expect(rest).toMatchObject({ state: plain.state, usage: plain.usage, model: plain.model });
  expect(one?.text).toBe('{"city": "Uppsala"}');
  expect(traceClient(client).id).toBe(client.id);
});

it("refuses options that it does not know", () => {
  const client = createScriptedClient(["{}"]);
  expect(() => traceClient(client, { content: true } as never)).toThrow("did you mean contents?");
});
