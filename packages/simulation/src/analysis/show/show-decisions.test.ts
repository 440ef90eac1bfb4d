import { join } from "node:path";
import type { ScenarioInput } from "@concordat/contracts/scenario";
import type { ChatMessage } from "@concordat/llm";
import { createScriptedClient, type ScriptedClient } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import {
  createMemoryLedger,
  type Ledger,
  loadScenario,
  modelPolicies,
  type ShownDecision,
  showDecisions,
  simulate,
} from "../../index.js";
import { buildScenario } from "../../scenario/build-scenario.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";

const file = join(import.meta.dirname, "../../../../../examples/market-street/scenario.json");

async function played(
  scenario: LoadedScenario,
  answers: readonly string[],
): Promise<{ ledger: Ledger; client: ScriptedClient }> {
  const ledger = createMemoryLedger();
  const client = createScriptedClient((_, index) => answers[index % answers.length] ?? "");
  const { state } = await simulate({ scenario, ledger, model: modelPolicies({ client, maxAttempts: 1 }) });
  expect(state).toBe("completed");
  return { ledger, client };
}

/** The prompts are those that were sent, below which only the shape of the answer stands. */
function expectSent(shown: readonly ShownDecision[], client: ScriptedClient): void {
  const asked = (messages: readonly ChatMessage[] | null) =>
    messages?.map(({ role, content }) => ({ role, content: content.split("\nAnswer with JSON only: ")[0] }));
  expect(shown.map(({ prompt }) => asked(prompt))).toEqual(
    client.requests.map(({ messages }) => asked(messages)),
  );
}

const answers = [
  { choice: "LIKE", reason: "It concerns me." },
  { choice: "REPLY", reason: "I have a question.", content: "From when on?" },
  { choice: "RESHARE", reason: "Others should know.", content: "Read this." },
].map((answer) => JSON.stringify(answer));

describe("the decisions of a run", () => {
  it("are shown with the prompts that were sent, and with their whole records", async () => {
    const scenario = await loadScenario(file);
    const { ledger, client } = await played(scenario, [...answers, "I would rather not."]);
    const shown = await showDecisions({ scenario, ledger, which: () => true });
    expectSent(shown, client);
    expect(shown.map(({ record }) => record.steps[0]?.attempts[0]?.text)).toEqual(
      client.requests.map((_, index) => [...answers, "I would rather not."][index % 4]),
    );
    expect(shown.some(({ memory }) => memory.length > 0)).toBe(true);
    expect(new Set(shown.map(({ record }) => record.state))).toEqual(new Set(["valid", "failed"]));
    for (const { items, record } of shown)
      expect(record.shown_post_ids).toEqual(items.map(({ post }) => post.id));
  });

  it("are those that were asked for", async () => {
    const scenario = await loadScenario(file);
    const { ledger } = await played(scenario, answers);
    const offered: string[] = [];
    const shown = await showDecisions({
      scenario,
      ledger,
      which({ round, agent, posts }) {
        offered.push(`${round} ${agent} ${posts}`);
        return agent === "mara" && posts.includes("m1");
      },
    });
    expect(shown.map(({ record }) => [record.agent_id, record.post_id])).toEqual([["mara", "m1"]]);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it("show a whole feed, and what a reasoner is asked first", async () => {
    const { scenario, ...parts } = await loadScenario(file);
    for (const policy of [
      { kind: "model", memory: 2, ask: "whole-feed" },
      { kind: "reasoner", memory: 2 },
    ] as const) {
      const loaded = { ...parts, ...buildScenario({ ...scenario, policy, ...people }), changes: [] };
      const said =
        policy.kind === "model" ? '{"choice":"IGNORE","reason":"No."}' : '{"next_state":"scrolling"}';
      const { ledger, client } = await played(loaded, [said]);
      const shown = await showDecisions({ scenario: loaded, ledger, which: () => true });
      expect(shown.length).toBeGreaterThan(2);
      expectSent(shown, client);
    }
  });

  it("have no prompt where this version words it in another way", async () => {
    const scenario = await loadScenario(file);
    const ledger = createMemoryLedger();
    const model = modelPolicies({ client: createScriptedClient(answers) });
    await simulate({ scenario, ledger, model: { ...model, prompts: "Other words." } });
    const shown = await showDecisions({ scenario, ledger, which: ({ round }) => round === 0 });
    expect(new Set(shown.map(({ prompt }) => prompt))).toEqual(new Set([null]));
  });

  it("are not shown without a question that says which", async () => {
    const scenario = await loadScenario(file);
    const options = { scenario, ledger: createMemoryLedger() };
    await expect(showDecisions(options as never)).rejects.toThrow("which must be a function");
    await expect(showDecisions({ ...options, which: () => true })).rejects.toMatchObject({
      code: "OTHER_RUN",
    });
  });
});

const people: Pick<ScenarioInput, "audience" | "network"> = {
  audience: {
    kind: "segments",
    size: 4,
    segments: [{ name: "all", share: 1, interests: { from: ["streets"], count: 1 } }],
  },
  network: { kind: "everyone" },
};
