import type { JsonSchema } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import { randomModel } from "@concordat/testing/random-model";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Failure, generateObject } from "../index.js";
import { randomSchema } from "../testing/random-schema.js";
import { createLlamaClient, type LlamaClient } from "./index.js";

/**
 * Number of schemas to request from the model; `CONCORDAT_ENGINE_SCHEMAS=2000` for the long form, which takes minutes.
 */
const count = Number(process.env.CONCORDAT_ENGINE_SCHEMAS ?? 40);
const seed = Number(process.env.CONCORDAT_ENGINE_SEED ?? 16);

const messages = [{ role: "user", content: "Answer." }] as const;

let client: LlamaClient;

beforeAll(async () => {
  client = await createLlamaClient({ modelPath: await randomModel() });
});

afterAll(() => client.dispose());

/**
 * A rule of its schema that an answer violates although it is not listed as unenforced; `null` for every other answer.
 */
async function unlistedBreach(schema: JsonSchema, answerSeed: number): Promise<unknown> {
  const contract = defineContract(schema);
  const outcome = await generateObject({
    client,
    contract,
    messages,
    seed: answerSeed,
    temperature: 1,
    maxTokens: 150,
    maxAttempts: 1,
    describe: false,
  });
  if (outcome.state === "failed" && isCutOrImpossible(outcome.error)) return null;
  const text = outcome.attempts[0]?.text ?? "";
  // A union is broken as a whole where a rule in one of its branches is not held.
  const unenforced = new Set(outcome.unenforced.flatMap(({ pointer }) => pointer.split("/")));
  const unlisted = contract.validate(JSON.parse(text)).filter(({ keyword }) => !unenforced.has(keyword));
  return unlisted.length === 0 ? null : { schema, text, unlisted, unenforced: outcome.unenforced };
}

/** Whether an answer was too long for its room, or the schema is one that no value keeps. */
function isCutOrImpossible({ code, message }: Failure): boolean {
  return code === "TRUNCATED" || message.includes("no value satisfies the schema");
}

describe("whatever a model of random weights writes for a random schema", () => {
  it("keeps the schema or breaks a rule that is listed as not held", async () => {
    const schemas = fc.sample(randomSchema, { numRuns: count, seed });
    const breaches: unknown[] = [];
    for (const [index, schema] of schemas.entries()) {
      const breach = await unlistedBreach(schema, index);
      if (breach !== null) breaches.push(breach);
    }
    expect(breaches).toEqual([]);
  }, 1_800_000);
});

it("fails with the reason, and lists nothing, for a schema that no value keeps", async () => {
  const contract = defineContract({ type: "string", minLength: 3, maxLength: 1 });
  const { state, unenforced, attempts } = await generateObject({
    client,
    contract,
    messages,
    maxAttempts: 1,
  });
  expect({ state, unenforced }).toEqual({ state: "failed", unenforced: [] });
  expect(attempts[0]?.error?.message).toContain("no value satisfies the schema");
});
