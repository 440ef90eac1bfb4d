import type { Contract } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import { generateObject, type ValueOdds } from "@concordat/llm";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { createOllamaClient } from "@concordat/llm/ollama";
import { createOpenAIClient } from "@concordat/llm/openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { models, type OllamaServer, startOllama } from "./ollama-server.js";

let server: OllamaServer;
beforeAll(async () => {
  server = await startOllama();
}, 600_000);
afterAll(() => server.stop());

/** Without a type, which would not list the options. */
const contractOf = (options: readonly string[]): Contract<unknown> =>
  defineContract({
    $id: "urn:test:choice:v1",
    title: "Choice",
    type: "object",
    properties: { choice: { type: "string", enum: [...options] } },
    required: ["choice"],
    additionalProperties: false,
  } as const);

const clients = {
  ollama: () => createOllamaClient({ endpoint: server.endpoint, model: models.real, temperature: 1 }),
  openai: () => createOpenAIClient({ endpoint: `${server.endpoint}/v1`, model: models.real, temperature: 1 }),
};

async function oddsOf(client: ReturnType<(typeof clients)["ollama"]>, options: readonly string[], seed = 1) {
  const outcome = await generateObject({
    client,
    contract: contractOf(options),
    messages: [
      { role: "user", content: "A loaf of bread costs a hundred euros. Is that much? Answer yes or no." },
    ],
    odds: ["/choice"],
    maxAttempts: 1,
    timeoutMs: 120_000,
    seed,
  });
  return { outcome, odds: outcome.odds["/choice"] };
}

const sumOf = (odds: ValueOdds | undefined): number =>
  odds?.state === "known" ? odds.options.reduce((sum, { probability }) => sum + probability, 0) : 0;

describe.each(Object.entries(clients))("odds of a real Ollama, asked as %s", (_, client) => {
  it("are known of options that begin with different tokens, or absent with a reason; the answer stands", async () => {
    const { outcome, odds } = await oddsOf(client(), ["yes", "no"]);
    expect(outcome.state).toBe("valid");
    console.log(JSON.stringify(odds));
    if (odds?.state === "known") expect(sumOf(odds)).toBeCloseTo(1, 9);
    else expect(odds?.reason).not.toBe("");
  }, 300_000);

  it("are never known of an option that another one begins with, unless the answer goes on from there", async () => {
    const { outcome, odds } = await oddsOf(client(), ["REPLY", "REPLY_ALL", "SCROLL"]);
    console.log(
      outcome.state === "valid" ? JSON.stringify(outcome.value) : outcome.error.code,
      JSON.stringify(odds),
    );
    if (odds?.state === "known") expect(sumOf(odds)).toBeCloseTo(1, 9);
    else expect(odds?.reason).not.toBe("");
  }, 300_000);

  it("are read by their bytes where options have no Latin letters", async () => {
    const { outcome, odds } = await oddsOf(client(), ["да", "нет"]);
    console.log(
      outcome.state === "valid" ? JSON.stringify(outcome.value) : outcome.error.code,
      JSON.stringify(odds),
    );
    if (odds?.state === "known") expect(sumOf(odds)).toBeCloseTo(1, 9);
    else expect(odds?.reason).not.toBe("");
  }, 300_000);
});

it("in process, the same model says of the same choice how probable every option is", async () => {
  const client = await createLlamaClient({ modelPath: await ensureEmbeddedModel() });
  try {
    const { odds } = await oddsOf(client, ["yes", "no"]);
    console.log(JSON.stringify(odds));
    expect(odds).toMatchObject({ state: "known", source: "evaluated" });
    expect(sumOf(odds)).toBeCloseTo(1, 9);
  } finally {
    await client.dispose();
  }
}, 300_000);
