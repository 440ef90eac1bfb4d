import { decisionRun } from "@concordat/contracts/decision-run";
import { newRun, runDecision } from "@concordat/copilot";
import { createOllamaClient } from "@concordat/llm/ollama";
import { afterAll, beforeAll, expect, it } from "vitest";
import { models, type OllamaServer, startOllama } from "./ollama-server.js";

let server: OllamaServer;
beforeAll(async () => {
  server = await startOllama();
});
afterAll(() => server?.stop());

it("a real Ollama brings a question to a recommendation, or the run says what failed", async () => {
  const client = createOllamaClient({ endpoint: server.endpoint, model: models.real });
  const start = newRun({
    question: "Should we bake our own bread?",
    context: "We have an oven.",
    model: client.id,
    seed: 2,
  });
  const run = await runDecision(start, { client, timeoutMs: 120_000 });
  expect(decisionRun.validate(run)).toEqual([]);
  expect(["completed", "partial"]).toContain(run.status);
});
