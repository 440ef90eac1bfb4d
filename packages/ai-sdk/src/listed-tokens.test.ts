import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateObject } from "@concordat/llm";
import { startModelServer } from "@concordat/testing/model-server";
import { MockLanguageModelV4 } from "ai/test";
import { expect, it } from "vitest";
import * as z from "zod";
import { createAiSdkClient } from "./index.js";
import { rawTokens } from "./listed-tokens.js";

const contract = z.object({ choice: z.enum(["LIKE", "IGNORE"]) });
const messages = [{ role: "user", content: "What do you do?" }] as const;
const entry = (token: string, top: Readonly<Record<string, number>> = {}) => ({
  token,
  logprob: -0.1,
  bytes: [...new TextEncoder().encode(token)],
  top_logprobs: Object.entries(top).map(([text, share]) => ({
    token: text,
    logprob: Math.log(share),
    bytes: null,
  })),
});
const tokens = [entry('{"choice":"'), entry("LI", { LI: 0.6, IGN: 0.2 }), entry("KE"), entry('"}')];

async function ask(more: Partial<Parameters<typeof createAiSdkClient>[0]>) {
  const bytes = tokens
    .map((one) => {
      const choices = [
        { index: 0, delta: { content: one.token }, logprobs: { content: [one] }, finish_reason: null },
      ];
      return `data: ${JSON.stringify({ id: "1", created: 1, model: "m", choices })}\n\n`;
    })
    .join("");
  await using server = await startModelServer({
    steps: [
      { do: "bytes", bytes },
      { do: "finish", reason: "stop" },
    ],
  });
  const provider = createOpenAICompatible({
    name: "vllm",
    baseURL: `${server.origin}/v1`,
    supportsStructuredOutputs: true,
  });
  const client = createAiSdkClient({ model: provider("m"), ...more });
  const outcome = await generateObject({ client, contract, messages, odds: ["/choice"] });
  return { outcome, body: server.bodies[0] };
}

it("gives the odds of a provider that is told how to list probable tokens", async () => {
  const { outcome, body } = await ask({ logprobs: { vllm: { logprobs: true, top_logprobs: 20 } } });
  expect(outcome.odds["/choice"]).toMatchObject({
    state: "known",
    source: "listed",
    options: [
      { value: "LIKE", probability: 0.75 },
      { value: "IGNORE", probability: 0.25 },
    ],
  });
  expect(body).toMatchObject({ logprobs: true, top_logprobs: 20 });
});

it("asks no list of a provider of which it is not known how, and says so", async () => {
  const { outcome, body } = await ask({});
  expect(outcome).toMatchObject({
    state: "valid",
    odds: { "/choice": { state: "absent", reason: "vllm.chat:m says nothing of probabilities" } },
  });
  expect(body).not.toHaveProperty("logprobs");
});

it.each([
  ["openai.chat", "listed"],
  ["openai.responses", "listed"],
  ["azure.responses", "listed"],
  ["openai-clone.chat", undefined],
  ["anthropic.messages", undefined],
])("knows whether %s lists probable tokens", (provider, odds) => {
  expect(createAiSdkClient({ model: new MockLanguageModelV4({ provider }) }).odds).toBe(odds);
});

it("reads the tokens of the Responses API, whose events hold them next to the text", () => {
  const rawValue = {
    type: "response.output_text.delta",
    delta: "LI",
    logprobs: [{ token: "LI", logprob: -0.5, top_logprobs: [] }],
  };
  expect(rawTokens({ type: "raw", rawValue })).toEqual([{ token: "LI", logprob: -0.5, top: [] }]);
  expect(rawTokens({ type: "raw", rawValue: { type: "response.created" } })).toEqual([]);
});
