import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { createAiSdkClient } from "@concordat/ai-sdk";
import { generateObject, streamObject } from "@concordat/llm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { models, type OllamaServer, startOllama } from "./ollama-server.js";

let ollama: OllamaServer;

beforeAll(async () => {
  ollama = await startOllama();
});

afterAll(() => ollama.stop());

const contract = z.object({
  choice: z.enum(["LIKE", "REPLY", "SCROLL"]),
  confidence: z.int().min(0).max(100),
  tags: z.array(z.enum(["food", "music", "sport"])).max(3),
});
const messages = [
  { role: "user", content: "A friend posts a photo of a flat loaf. What do you do?" },
] as const;

function languageModel(name: string) {
  const baseURL = `${ollama.endpoint}/v1`;
  return createOpenAICompatible({
    name: "ollama",
    baseURL,
    supportsStructuredOutputs: true,
    includeUsage: true,
  })(name);
}

describe("a real Ollama behind an AI SDK provider", () => {
  it.each([1, 2, 3])("keeps a Zod schema even with random weights, seed %i", async (seed) => {
    const client = createAiSdkClient({ model: languageModel(models.random) });
    const outcome = await generateObject({
      client,
      contract,
      messages,
      seed,
      temperature: 1,
      maxTokens: 200,
    });
    expect(outcome).toMatchObject({ state: "valid", model: "ollama.chat:random", answers: 1 });
    expect(outcome.usage.completionTokens).toBeGreaterThan(5);
  });

  it("streams a real model's value", async () => {
    const client = createAiSdkClient({ model: languageModel(models.real) });
    const { partials, outcome } = streamObject({
      client,
      contract,
      messages,
      seed: 1,
      temperature: 0,
      timeoutMs: 120_000,
    });
    let shown = 0;
    for await (const { value } of partials) if (value !== undefined) shown++;
    expect(shown).toBeGreaterThan(1);
    expect(await outcome).toMatchObject({ state: "valid" });
  });

  it("says that it lacks a model", async () => {
    const client = createAiSdkClient({ model: languageModel("nobody-has-this") });
    expect(await generateObject({ client, contract, messages })).toMatchObject({
      state: "failed",
      answers: 0,
      error: { code: "MODEL_NOT_FOUND" },
    });
  });

  it("stops when the caller does", async () => {
    const stop = new AbortController();
    const client = createAiSdkClient({ model: languageModel(models.random) });
    const asked = generateObject({
      client,
      contract: z.object({ text: z.string().min(1_500) }),
      messages,
      signal: stop.signal,
      onEvent: ({ state }) => state === "pending" && setTimeout(() => stop.abort(), 50),
    });
    expect(await asked).toMatchObject({ state: "failed", error: { code: "ABORTED" } });
  });
});
