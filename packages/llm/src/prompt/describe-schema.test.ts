import { agentDecision } from "@concordat/contracts/agent-decision";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { expect, it } from "vitest";
import { ensureEmbeddedModel } from "../embedded-model/index.js";
import { describeSchema, toWireSchema, wireForms } from "../index.js";
import { createLlamaClient } from "../llama/index.js";

it("describes a decision in at most 45 tokens, an iteration in at most 160", async ({ skip }) => {
  const modelPath = await ensureEmbeddedModel().catch((error: Error) => skip(error.message));
  const client = await createLlamaClient({ modelPath });
  const tokens = (content: string): number => client.countTokens([{ role: "user", content }]);
  // As agents are asked: without the text that a choice does not use.
  const [decision = 0, iteration = 0] = (
    [
      [agentDecision, { omit: ["content"] }],
      [iterationResponse, {}],
    ] as const
  ).map(
    ([{ schema }, options]) =>
      tokens(describeSchema(toWireSchema(schema, wireForms.llama, options))) - tokens(""),
  );
  await client.dispose();
  expect(decision).toBeLessThanOrEqual(45);
  expect(iteration).toBeLessThanOrEqual(160);
});

it("leaves a long list of values to the grammar", () => {
  const ids = (count: number) => ({
    type: "string" as const,
    enum: Array.from({ length: count }, (_, index) => `p${index}`),
  });
  expect(describeSchema(ids(2))).toBe('"p0"|"p1"');
  expect(describeSchema(ids(9))).toBe("string");
});
