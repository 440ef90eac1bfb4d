import { defineContract } from "@concordat/contracts/define";
import { randomModel } from "@concordat/testing/random-model";
import { LlamaModel, TokenBias } from "node-llama-cpp";
import { expect, it, vi } from "vitest";
import { generateObject, type Outcome } from "../index.js";
import { createLlamaClient } from "./index.js";

const contract = defineContract({
  type: "object",
  properties: { mood: { enum: ["calm", "keen"] } },
  required: ["mood"],
  additionalProperties: false,
});

/** With no token left to draw from, llama.cpp draws one that the grammar cannot accept. */
function noToken(model: unknown): TokenBias {
  if (!(model instanceof LlamaModel)) throw new Error("a bias is for the client's model");
  return new TokenBias(model.tokenizer).set([...model.iterateAllTokens()], "never");
}

it("an error of llama.cpp's sampler fails the request, and the next request is answered", async () => {
  const client = await createLlamaClient({ modelPath: await randomModel() });
  const ask = (): Promise<Outcome<unknown>> =>
    generateObject({
      client,
      contract,
      messages: [{ role: "user", content: "How are you?" }],
      maxAttempts: 1,
      seed: 1,
    });
  try {
    const bias = vi.spyOn(TokenBias, "for").mockImplementation(noToken);
    expect(await ask()).toMatchObject({ state: "failed", error: { code: "PROTOCOL_ERROR" } });
    bias.mockRestore();
    expect(await ask()).toMatchObject({ state: "valid" });
  } finally {
    await client.dispose();
  }
});
