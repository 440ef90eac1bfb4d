import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decideAll, SocialAgent } from "@concordat/agent";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { agentDecisionV1 } from "@concordat/contracts/agent-decision/v1";
import { agentProfile } from "@concordat/contracts/agent-profile";
import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { post } from "@concordat/contracts/post";
import { type ChatClient, generateObject } from "@concordat/llm";
import { createOllamaClient, type OllamaClientOptions } from "@concordat/llm/ollama";
import { createOpenAIClient } from "@concordat/llm/openai";
import { Reasoner } from "@concordat/reasoner";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { models, type OllamaServer, startOllama } from "./ollama-server.js";

const examples = join(import.meta.dirname, "../../../examples");
const read = (name: string): unknown[] => JSON.parse(readFileSync(join(examples, name), "utf8"));
const profiles = read("profiles.json")
  .slice(0, 2)
  .map((profile) => agentProfile.parse(profile));
const posts = read("feed.json")
  .slice(0, 3)
  .map((raw) => post.parse(raw));

let server: OllamaServer;
beforeAll(async () => {
  server = await startOllama();
});
afterAll(() => server?.stop());

const client = (options: OllamaClientOptions = {}): ChatClient =>
  createOllamaClient({ endpoint: server.endpoint, model: models.real, ...options });

const agentsOf = (chat: ChatClient, seed = 11): SocialAgent[] =>
  profiles.map((profile) => new SocialAgent({ profile, client: chat, seed, timeoutMs: 120_000 }));

async function recordsOf(run: AsyncIterable<DecisionRecord>): Promise<DecisionRecord[]> {
  const records: DecisionRecord[] = [];
  for await (const record of run) {
    expect(decisionRecord.validate(record)).toEqual([]);
    records.push(record);
  }
  return records;
}

const messages = [{ role: "user", content: "You see a photo of a loaf of bread. What do you do?" }] as const;

describe("a real Ollama", () => {
  it("decides for several agents on a feed, the same whatever the concurrency", async () => {
    const key = (record: DecisionRecord): string =>
      JSON.stringify([
        record.agent_id,
        record.post_id,
        record.state,
        record.steps.flatMap(({ attempts }) => attempts.map(({ text }) => text)),
      ]);
    const serial = await recordsOf(decideAll({ agents: agentsOf(client()), posts, concurrency: 1 }));
    const three = await recordsOf(decideAll({ agents: agentsOf(client()), posts, concurrency: 3 }));
    expect(serial).toHaveLength(6);
    expect(serial.every(({ state }) => state !== "failed")).toBe(true);
    expect(serial.filter(({ state }) => state === "valid").length).toBeGreaterThanOrEqual(4);
    expect(three.map(key).sort()).toEqual(serial.map(key).sort());
  });

  it("decides on a whole feed, about a post that was shown", async () => {
    const records = await recordsOf(decideAll({ agents: agentsOf(client()), posts, wholeFeed: true }));
    for (const record of records) {
      expect(record.shown_post_ids).toEqual(posts.map(({ id }) => id));
      if (record.state !== "valid" || record.contract !== "agent-decision/v1") continue;
      expect(agentDecisionV1.is(record.decision)).toBe(true);
      expect(record.shown_post_ids).toContain(record.post_id);
    }
    expect(records.some(({ state }) => state === "valid")).toBe(true);
  });

  it("picks among the states that a chart leaves open", async () => {
    const [agent] = profiles;
    if (agent === undefined) throw new Error("the examples hold profiles");
    const reasoner = new Reasoner({ client: client(), seed: 3, timeoutMs: 120_000 });
    const reasoned = await reasoner.reason({
      agent,
      currentState: "evaluating",
      trigger: "decides",
      options: ["engaging_like", "engaging_reply", "scrolling"],
      context: posts[0],
    });
    expect(["engaging_like", "engaging_reply", "scrolling"]).toContain(reasoned.state);
    expect(reasoned.source).toBe("model");
  });

  it("answers although it is asked for a thinking level that the model does not have", async () => {
    const asked = await fetch(`${server.endpoint}/api/copy`, {
      method: "POST",
      body: JSON.stringify({ source: models.real, destination: "gpt-oss:none" }),
    });
    expect(asked.ok).toBe(true);
    const thinking = client({ model: "gpt-oss:none", reasoning_effort: "high" });
    const outcome = await generateObject({
      client: thinking,
      contract: agentDecision,
      messages,
      seed: 1,
      timeoutMs: 120_000,
    });
    expect(outcome.state).not.toBe("failed");
    expect(server.log()).toMatch(/400 .*"\/api\/chat"/);
  });

  it("rejects a request for a model that it does not have", async () => {
    const outcome = await generateObject({
      client: client({ model: "nobody" }),
      contract: agentDecision,
      messages,
    });
    expect(outcome).toMatchObject({
      state: "failed",
      attempts: [{ index: 1 }],
      error: { code: "MODEL_NOT_FOUND", message: expect.stringMatching(/ollama pull nobody$/) },
    });
  });

  it("refuses a prompt that its context cannot hold rather than cut it", async () => {
    const long = [{ role: "user", content: `${"What is this? ".repeat(900)} Decide.` }] as const;
    const small = client({ maxContext: 2_048 });
    const outcome = await generateObject({
      client: small,
      contract: agentDecision,
      messages: long,
      maxTokens: 60,
      timeoutMs: 120_000,
    });
    expect(outcome).toMatchObject({
      state: "failed",
      error: { code: "CONTEXT_OVERFLOW" },
      attempts: [{ index: 1 }],
    });
  });

  it("is given more room when an answer is cut off", async () => {
    const outcome = await generateObject({
      client: client(),
      contract: agentDecision,
      messages,
      maxTokens: 5,
      maxAttempts: 6,
      seed: 4,
      timeoutMs: 120_000,
    });
    expect(outcome.attempts[0]).toMatchObject({ finishReason: "length", error: { code: "TRUNCATED" } });
    expect(outcome.attempts.length).toBeGreaterThan(1);
    for (const { finishReason, state, text } of outcome.attempts) {
      // An answer may end just where the room does; any other is not an answer.
      if (finishReason === "length" && state !== "failed") expect(() => JSON.parse(text)).not.toThrow();
    }
  });

  it("stops generating when a request is stopped in the middle", async () => {
    const controller = new AbortController();
    const loggedBefore = server.log().length;
    const events: string[] = [];
    const request = {
      messages: [{ role: "user", content: "Count from one to ten thousand in words." }] as const,
      maxTokens: 8_000,
      signal: controller.signal,
    };
    await expect(async () => {
      for await (const chunk of client().chat(request)) {
        events.push(chunk.type);
        if (events.length === 5) controller.abort();
      }
    }).rejects.toThrow();
    expect(events).not.toContain("finish");
    // 8000 tokens would keep the runner busy for minutes.
    const idle = (): boolean => /has gone idle/.test(server.log().slice(loggedBefore));
    await expect.poll(idle, { timeout: 20_000 }).toBe(true);
  });

  it("continues when the model is unloaded between requests", async () => {
    const chat = client({ keepAlive: 0 });
    for (const seed of [1, 2]) {
      const outcome = await generateObject({
        client: chat,
        contract: agentDecision,
        messages,
        seed,
        timeoutMs: 120_000,
      });
      expect(outcome.state).not.toBe("failed");
    }
  });

  it("speaks the OpenAI chat API too", async () => {
    const openai = createOpenAIClient({
      endpoint: `${server.endpoint}/v1`,
      model: models.real,
      temperature: 0.7,
    });
    const outcome = await generateObject({
      client: openai,
      contract: agentDecision,
      messages,
      seed: 2,
      timeoutMs: 120_000,
    });
    expect(outcome.state).not.toBe("failed");
    expect(outcome.usage.promptTokens).toBeGreaterThan(0);
    const unknown = createOpenAIClient({ endpoint: `${server.endpoint}/v1`, model: "nobody" });
    expect(await generateObject({ client: unknown, contract: agentDecision, messages })).toMatchObject({
      error: { code: "MODEL_NOT_FOUND" },
    });
  });
});
