import { agentDecision } from "@concordat/contracts/agent-decision";
import { post } from "@concordat/contracts/post";
import { afterEach, expect, it } from "vitest";
import { goodAnswer } from "../faults/faults.js";
import { generateObject } from "../index.js";
import { openaiDialect } from "../testing/dialects.js";
import { type FaultServer, startFaultServer } from "../testing/fault-server.js";
import { createOpenAIClient } from "./index.js";

const servers: FaultServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(): Promise<FaultServer> {
  const server = await startFaultServer(openaiDialect, {
    steps: [
      { do: "thinking", text: "hm" },
      { do: "text", text: goodAnswer },
      { do: "finish", reason: "stop" },
    ],
  });
  servers.push(server);
  return server;
}

const messages = [{ role: "user", content: "What do you do with this post?" }] as const;

it("asks for the schema in strict mode, and reads text, finish and usage", async () => {
  const { origin, bodies, headers } = await serve();
  const client = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m", apiKey: "k3y", temperature: 0 });
  const outcome = await generateObject({ client, contract: agentDecision, messages, seed: 7, maxTokens: 50 });
  expect(outcome).toMatchObject({
    state: "valid",
    model: "openai:m",
    usage: { promptTokens: 50, completionTokens: 20 },
  });
  expect(headers).toMatchObject([{ authorization: "Bearer k3y" }]);
  expect(bodies).toMatchObject([
    {
      model: "m",
      temperature: 0,
      max_tokens: 50,
      stream_options: { include_usage: true },
      response_format: { type: "json_schema", json_schema: { strict: true } },
    },
  ]);
});

it("keeps strict mode's rules: every object is closed and requires every key", async () => {
  const { origin, bodies } = await serve();
  const client = createOpenAIClient({ endpoint: origin, model: "m" });
  await generateObject({ client, contract: post, messages, maxAttempts: 1 });
  const objects = objectsOf(bodies[0]?.response_format);
  expect(objects.length).toBeGreaterThan(0);
  for (const { properties, required, additionalProperties } of objects) {
    expect(additionalProperties).toBe(false);
    expect(required).toEqual(Object.keys(properties ?? {}));
  }
});

type ObjectSchema = Record<"properties" | "required" | "additionalProperties", unknown>;

function objectsOf(value: unknown): ObjectSchema[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsOf);
  return isObjectSchema(value) ? [value, ...inner] : inner;
}

function isObjectSchema(value: object): value is ObjectSchema {
  return "type" in value && value.type === "object";
}
