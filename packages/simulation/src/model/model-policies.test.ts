import { decisionRecord } from "@concordat/contracts/decision-record";
import { ConnectionFailedError, ProtocolError, UnreadableError } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { createMemoryLedger, modelPolicies, simulate } from "../index.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

const scenario = (ask: "post" | "whole-feed" = "post") =>
  smallScenario(
    ["ada", "bo"],
    ["bo>ada"],
    { rounds: 2, policy: { kind: "model", ask, memory: 2 } },
    { posts: [postBy("paper", { id: "news", round: 0 }), postBy("paper", { id: "more", round: 1 })] },
  );

async function recordsOf(ledger: ReturnType<typeof createMemoryLedger>) {
  const records = [];
  for await (const { row } of ledger.read("decision", { columns: ["record"] }))
    records.push(JSON.parse(String(row[0])));
  return records;
}

it("asks with the round's seed, the post and what the agent remembers; every record keeps its contract", async () => {
  const client = createScriptedClient(['{"choice":"LIKE","reason":"Lovely."}']);
  const ledger = createMemoryLedger();
  const { summary } = await simulate({ scenario: scenario(), model: modelPolicies({ client }), ledger });
  expect(summary).toMatchObject({ decisions: 4, valid: 4 });
  const records = await recordsOf(ledger);
  expect(records.flatMap((record) => decisionRecord.validate(record))).toEqual([]);
  expect(records.map(({ steps }) => steps[0].attempts[0].seed)).toHaveLength(
    new Set(client.requests.map(({ seed }) => seed)).size,
  );
  const last = client.requests
    .at(-1)
    ?.messages.map(({ content }) => content)
    .join("\n");
  expect(last).toContain("your-last-moves");
  expect(last).toContain('"rounds_ago":1');
});

it("records an answer that cannot be stored as invalid, without any effect, and tells the model", async () => {
  const client = createScriptedClient(['{"choice":"LIKE","reason":"a\\u0000b"}']);
  const ledger = createMemoryLedger();
  const { summary } = await simulate({ scenario: scenario(), model: modelPolicies({ client }), ledger });
  expect(summary).toMatchObject({ decisions: 4, valid: 0, invalid: 4, failed: 0 });
  expect(client.requests[1]?.messages.at(-1)?.content).toContain("has a character that cannot be stored");
  const records = await recordsOf(ledger);
  expect(records.flatMap((record) => decisionRecord.validate(record))).toEqual([]);
});

it("shows a whole feed for one decision, and dates it with the round", async () => {
  const client = createScriptedClient(({ schema }) => {
    const ids = /news|more/.exec(JSON.stringify(schema))?.[0] ?? "";
    return JSON.stringify({ post_id: ids, choice: "IGNORE", reason: "Not for me." });
  });
  const ledger = createMemoryLedger();
  const { summary } = await simulate({
    scenario: scenario("whole-feed"),
    model: modelPolicies({ client }),
    ledger,
  });
  expect(summary).toMatchObject({ decisions: 4, valid: 4 });
  const [first] = await recordsOf(ledger);
  expect(first.decision.timestamp).toBe("2026-03-14T08:00:00.000Z");
});

it("pauses when the server is gone or refuses, and records what the model alone got wrong", async () => {
  const run = (answer: Parameters<typeof createScriptedClient>[0]) =>
    simulate({
      scenario: scenario(),
      model: modelPolicies({ client: createScriptedClient(answer), maxRetries: 0, maxAttempts: 1 }),
    });
  expect(await run([new ConnectionFailedError("gone")])).toMatchObject({
    state: "paused",
    pause: { code: "CONNECTION_FAILED" },
    summary: { decisions: 0 },
  });
  expect(await run([new ProtocolError("401: no key", { retryable: false })])).toMatchObject({
    state: "paused",
    pause: { code: "PROTOCOL_ERROR" },
    summary: { decisions: 0 },
  });
  expect(await run([new UnreadableError("gibberish")])).toMatchObject({
    state: "completed",
    summary: { failed: 4 },
  });
  expect(await run(['{"choice":"REPLY","reason":"x","content":" "}'])).toMatchObject({
    state: "completed",
    summary: { invalid: 4 },
  });
});
