// Asks a model of random weights for one answer to each schema that the parent process sends, and says what came.
import { defineContract } from "@concordat/contracts/define";
import { generateObject } from "@concordat/llm";
import { createLlamaClient } from "@concordat/llm/llama";
import { randomModel } from "@concordat/testing/random-model";

/** Tokens that an answer may have; one that is cut off there counts as failed. */
const answerTokens = 8_192;
const messages = [{ role: "user", content: "Answer." }];
const client = await createLlamaClient({ modelPath: await randomModel(), contextSize: answerTokens + 1_024 });

process.on("message", async ({ schema, seed }) => process.send(await answered(schema, seed)));
process.send({ ready: true });

async function answered(schema, seed) {
  let contract;
  try {
    contract = defineContract(schema);
  } catch (error) {
    return { state: "no contract", detail: error.message };
  }
  try {
    const outcome = await generateObject({
      client,
      contract,
      messages,
      seed,
      temperature: 1,
      maxTokens: answerTokens,
      maxAttempts: 1,
      describe: false,
      timeoutMs: 120_000,
    });
    return { ...verdict(outcome), memory: process.memoryUsage.rss(), durationMs: outcome.durationMs };
  } catch (error) {
    return { state: "not asked", detail: error.message };
  }
}

function verdict(outcome) {
  if (outcome.state === "valid") return { state: "valid" };
  if (outcome.state === "failed") return { state: outcome.error.code, detail: outcome.error.message };
  return {
    state: "invalid",
    detail: outcome.violations
      .map(({ path, keyword, message }) => `${path} ${keyword} ${message}`)
      .join("; "),
  };
}
