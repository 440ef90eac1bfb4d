import { loadContract } from "@concordat/contracts";
import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { ConnectionFailedError, ModelNotFoundError, UnreadableError } from "@concordat/llm";
import { createScriptedClient, type ScriptedAnswer } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { createMemoryLedger, modelPolicies, simulate, verify } from "../index.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

const scenario = (rounds = 2) =>
  smallScenario(
    ["ada", "bo"],
    ["bo>ada"],
    { rounds, policy: { kind: "reasoner", memory: 2 } },
    { posts: [postBy("paper", { id: "news", round: 0 })] },
  );

/** A model that goes to a state, and writes a text where one is asked for. */
function goingTo(state: string): ReturnType<typeof createScriptedClient> {
  return createScriptedClient(({ schema }) =>
    JSON.stringify(schema).includes("next_state")
      ? JSON.stringify({ reason: "It concerns me.", next_state: state })
      : JSON.stringify({ content: "Well put." }),
  );
}

async function run(client: ReturnType<typeof createScriptedClient>, rounds?: number) {
  const ledger = createMemoryLedger();
  const model = modelPolicies({ client, maxRetries: 0, maxAttempts: 1 });
  const result = await simulate({ scenario: scenario(rounds), model, ledger });
  const records: DecisionRecord[] = [];
  for await (const { row } of ledger.read("decision", { columns: ["record"] }))
    records.push(JSON.parse(String(row[0])));
  expect(records.flatMap((record) => decisionRecord.validate(record))).toEqual([]);
  return { result, records, ledger };
}

it.each([
  ["scrolling", "SCROLL", null, 1],
  ["engaging_like", "LIKE", null, 1],
  ["engaging_reply", "REPLY", "Well put.", 2],
  ["engaging_reshare", "RESHARE", "Well put.", 2],
] as const)("%s is the decision %s", async (state, choice, content, steps) => {
  const { records } = await run(goingTo(state));
  const [first] = records;
  expect(first).toMatchObject({ state: "valid", decision: { choice, reason: "It concerns me." } });
  expect(first?.state === "valid" && "content" in first.decision ? first.decision.content : null).toBe(
    content,
  );
  expect(first?.steps.map(({ name, next_state }) => [name, next_state])).toEqual(
    [
      ["state", state],
      ["text", null],
    ].slice(0, steps),
  );
});

it("names for each step a contract that the answer of the model satisfies", async () => {
  const { records } = await run(goingTo("composing"));
  const steps = records.flatMap((record) => record.steps);
  expect(new Set(steps.map(({ contract }) => contract))).toEqual(
    new Set(["reasoner-response/v2", "composition/v1"]),
  );
  for (const { contract, attempts } of steps) {
    const { validate } = await loadContract(contract);
    expect(attempts.flatMap(({ text }) => validate(JSON.parse(text)))).toEqual([]);
  }
});

it("lets an agent write a post of its own, which others see in the next round, and can be verified", async () => {
  const client = goingTo("composing");
  const { records, ledger, result } = await run(client);
  expect(records[0]).toMatchObject({ contract: "composition/v1", decision: { content: "Well put." } });
  expect(result.summary).toMatchObject({ decisions: 3, valid: 3 });
  expect(records.at(-1)).toMatchObject({ round: 1, agent_id: "bo" });
  expect(await verify({ ledger, scenario: scenario() })).toMatchObject({ state: "verified", decisions: 3 });
  const seeds = client.requests.map(({ seed }) => seed);
  expect(new Set(seeds).size).toBe(seeds.length);
});

it("never takes a fallback of the reasoner for an answer", async () => {
  const unreadable = await run(createScriptedClient([new UnreadableError("gibberish")]));
  expect(unreadable.result.summary).toMatchObject({ valid: 0, failed: 2 });
  const wrong = await run(createScriptedClient(['{"reason":"x","next_state":"dancing"}']));
  expect(wrong.result.summary).toMatchObject({ valid: 0, invalid: 2 });
  const wordless: ScriptedAnswer[] = ['{"reason":"x","next_state":"engaging_reply"}', '{"content":" "}'];
  const blank = await run(createScriptedClient([...wordless, ...wordless]));
  expect(blank.result.summary).toMatchObject({ valid: 0, invalid: 2 });
  expect(blank.records[0]?.steps).toHaveLength(2);
});

it.each([new ConnectionFailedError("gone"), new ModelNotFoundError("no such model")])(
  "pauses, and records nothing, when the server fails with %s",
  async (error) => {
    const { result, records } = await run(createScriptedClient([error]));
    expect(result).toMatchObject({ state: "paused", pause: { code: error.code } });
    expect(records).toEqual([]);
  },
);
