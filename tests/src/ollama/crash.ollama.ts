import { decideAll, SocialAgent } from "@concordat/agent";
import { agentDecision } from "@concordat/contracts/agent-decision";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { createOllamaClient } from "@concordat/llm/ollama";
import { afterAll, beforeAll, expect, it } from "vitest";
import { models, type OllamaServer, startOllama } from "./ollama-server.js";

let server: OllamaServer;
beforeAll(async () => {
  server = await startOllama();
});
afterAll(() => server?.stop());

const posts = Array.from({ length: 30 }, (_, index) => ({
  id: `p${index}`,
  author_id: "ada",
  text: `Loaf number ${index}.`,
  timestamp: "2026-03-14T09:26:53Z",
}));

it("continues a run when the server is killed and started again, and every decision is right or honestly failed", async () => {
  const client = createOllamaClient({ endpoint: server.endpoint, model: models.random });
  const agent = new SocialAgent({
    profile: { id: "mara", name: "Mara", interests: ["bread"] },
    client,
    seed: 5,
    timeoutMs: 60_000,
    maxAttempts: 3,
  });
  const records: DecisionRecord[] = [];
  let restarted: Promise<void> = Promise.resolve();
  for await (const record of decideAll({ agents: [agent], posts, concurrency: 2 })) {
    records.push(record);
    if (records.length !== 10) continue;
    await server.kill();
    restarted = server.restart();
  }
  await restarted;
  expect(records).toHaveLength(posts.length);
  expect(new Set(records.map(({ post_id }) => post_id)).size).toBe(posts.length);
  for (const record of records) {
    if (record.state === "valid") expect(agentDecision.is(record.decision)).toBe(true);
    else expect(record).not.toHaveProperty("decision");
    if (record.state === "failed")
      expect(record.error.code).toMatch(/^(CONNECTION_FAILED|PROTOCOL_ERROR|TIMEOUT)$/);
  }
  const after = records.slice(15);
  expect(after.filter(({ state }) => state !== "failed").length).toBeGreaterThan(after.length / 2);
});
