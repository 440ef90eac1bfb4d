import { decisionRecord } from "@concordat/contracts/decision-record";
import { createScriptedClient } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import { createMemoryLedger } from "../../ledger/memory-ledger.js";
import { RecordMismatchError } from "../../ledger/record-mismatch-error.js";
import { modelPolicies } from "../../model/model-policies.js";
import { choiceOdds } from "../../policy/odds/choice-odds.js";
import type { RuleChoice } from "../../policy/policy.js";
import { Engine } from "../../run/engine.js";
import { fork } from "../../run/fork/fork.js";
import { simulate } from "../../run/simulate.js";
import { checkRule } from "../../run/verify/check-rule.js";
import { verify } from "../../run/verify/verify.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";
import { rankerOf } from "../built-in-rankers.js";
import { Relevance } from "./relevance.js";
import { rootOf } from "./root-of.js";

const agents = ["ada", "bo", "cy"];
const posts = ["news", "bread"];

/** A row for each agent and post, with the scores in that order. */
function rowsOf(
  scores: readonly number[],
  ids: readonly string[] = agents,
  about: readonly string[] = posts,
) {
  return ids.flatMap((agent_id, agent) =>
    about.map((post_id, post) => ({ agent_id, post_id, score: scores[agent * about.length + post] ?? 0 })),
  );
}

function relevanceOf(scores: readonly number[], ids = agents, about = posts): number[][] {
  const known = { size: ids.length, indexOf: (id: string) => ids.indexOf(id) };
  const relevance = new Relevance(known, rowsOf(scores, ids, about));
  return ids.map((_, agent) => about.map((id) => Math.round(relevance.of(agent, id) * 1_000) / 1_000));
}

describe("relevance", () => {
  it("is what is left without the means of agents and posts, in standard deviations", () => {
    // Ada likes everything, bread is easy to like; what is left is that bo reads bread and cy the news.
    expect(relevanceOf([11, 12, 0, 3, 1, 0])).toEqual([
      [0, 0],
      [-1.225, 1.225],
      [1.225, -1.225],
    ]);
  });

  it("compares agents where there is one post, and posts where there is one agent", () => {
    expect(relevanceOf([1, 2, 3], agents, ["news"])).toEqual([[-1.225], [0], [1.225]]);
    expect(relevanceOf([1, 3], ["ada"])).toEqual([[-1, 1]]);
  });

  it("is average where there is nothing to compare with", () => {
    expect(relevanceOf([5], ["ada"], ["news"])).toEqual([[0]]);
    expect(relevanceOf([5, 5, 5, 5, 5, 5])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

const scores = [3, 0, 0, 3, 1, 1];

function scenarioOf(policy: object, more: object = {}, ids: readonly string[] = agents) {
  return smallScenario(
    ids,
    ids.map((id) => `${id}>paper`),
    {
      rounds: 1,
      feed: { ranker: "relevance", size: 2 },
      relevance: { file: "relevance.json" },
      policy: { kind: "relevance", rates: { LIKE: 0.3, RESHARE: 0.1 }, ...policy },
      ...more,
    },
    {
      posts: posts.map((id) => postBy("paper", { id, text: `All about ${id}.` })),
      relevance: rowsOf(ids === agents ? scores : [], ids),
    },
  );
}

const client = () => ({
  ...createScriptedClient(({ field }) => (field === "/content" ? "Look at this." : "It is about time.")),
  form: "turns" as const,
});

async function recordsOf(ledger: ReturnType<typeof createMemoryLedger>) {
  const records = [];
  for await (const { row } of ledger.read("decision", { columns: ["record"] }))
    records.push(decisionRecord.parse(JSON.parse(String(row[0]))));
  return records;
}

describe("the ranker relevance", () => {
  it("shows first what is the most relevant to the reader", async () => {
    const engine = new Engine(scenarioOf({ words: true }), { model: modelPolicies({ client: client() }) });
    const { exposures } = (await engine.begin()).plan;
    const shown = Array.from({ length: exposures.count }, (_, index) => {
      const agent = engine.world.audience.id(exposures.agent[index] ?? -1);
      return `${agent} ${exposures.rank[index]} ${engine.world.posts.id(exposures.post[index] ?? -1)}`;
    });
    expect(shown.filter((line) => !line.startsWith("cy"))).toEqual([
      "ada 1 news",
      "ada 2 bread",
      "bo 1 bread",
      "bo 2 news",
    ]);
  });

  it("is left out of embeddings, which rank by the similarity in the file", async () => {
    const feed = { ranker: "embeddings", size: 1 };
    const engine = new Engine(scenarioOf({}, { feed }), {});
    const { relevance } = engine.loaded;
    // Relative to how much everybody likes it, bread is more relevant to cy; both are equally similar.
    expect([0, 1].map((post) => relevance?.scoreOf(2, posts[post] ?? ""))).toEqual([1, 1]);
    engine.onShown = (agent, { post }) => shown.push(`${agent} ${engine.world.posts.id(post)}`);
    const shown: string[] = [];
    await engine.begin();
    expect(shown).toEqual(["0 news", "1 bread", "2 bread"]);
  });

  it("ranks a reply as what it is about", () => {
    expect(rootOf({ parent: [-1, 0, 1, -1] }, 2)).toBe(0);
    expect(rootOf({ parent: [-1, 0, 1, -1] }, 3)).toBe(3);
  });

  it("is unknown without a file of scores", () => {
    expect(() => rankerOf({ ranker: "relevance" }, [])).toThrow('there is no ranker "relevance"');
  });
});

describe("the policy relevance", () => {
  it("acts at the base rates where nothing is more relevant than anything else", async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `agent-${index}`);
    const ledger = createMemoryLedger();
    await simulate({ scenario: scenarioOf({}, {}, many), ledger });
    const counts = { LIKE: 0, RESHARE: 0 };
    for await (const { row } of ledger.read("effect", {})) counts[row[3] === "LIKE" ? "LIKE" : "RESHARE"]++;
    // Four standard deviations; the seed is fixed, so this never varies.
    expect(Math.abs(counts.LIKE / 4_000 - 0.3)).toBeLessThan(4 * Math.sqrt((0.3 * 0.7) / 4_000));
    expect(Math.abs(counts.RESHARE / 4_000 - 0.1)).toBeLessThan(4 * Math.sqrt((0.1 * 0.9) / 4_000));
  });

  it("multiplies the odds of each action by e to the weight times the relevance, and records the rule", async () => {
    const ledger = createMemoryLedger();
    const scenario = scenarioOf({ words: true, weight: 2, rates: { LIKE: 0.2, REPLY: 0.1, RESHARE: 0.1 } });
    await simulate({ scenario, model: modelPolicies({ client: client() }), ledger });
    const records = await recordsOf(ledger);
    for (const record of records) {
      if (record.state !== "valid" || !("rule" in record) || record.rule === undefined)
        throw new Error("a rule is recorded");
      const factor = Math.exp(2 * record.rule.relevance);
      const total = 0.6 + 0.4 * factor;
      const expected = { LIKE: 0.2 * factor, REPLY: 0.1 * factor, RESHARE: 0.1 * factor, SCROLL: 0.6 };
      for (const { value, probability } of record.rule.options)
        expect(probability).toBeCloseTo(expected[value] / total, 2);
    }
    expect(
      new Set(records.map((record) => ("rule" in record ? record.rule?.relevance : 0))).size,
    ).toBeGreaterThan(2);
  });

  it("makes the same choices with words and without, and asks the model for the words alone", async () => {
    const [plain, worded] = [createMemoryLedger(), createMemoryLedger()];
    await simulate({ scenario: scenarioOf({}), ledger: plain });
    const asked = client();
    await simulate({
      scenario: scenarioOf({ words: true }),
      model: modelPolicies({ client: asked }),
      ledger: worded,
    });
    const effects: string[] = [];
    for await (const { row } of plain.read("effect", {})) effects.push(`${row[1]} ${row[2]} ${row[3]}`);
    const decided = (await recordsOf(worded)).flatMap((record) =>
      record.state === "valid" && "choice" in record.decision && record.decision.choice !== "SCROLL"
        ? [`${record.agent_id} ${record.post_id} ${record.decision.choice}`]
        : [],
    );
    expect(decided.sort()).toEqual(effects.sort());
    expect(new Set(asked.requests.map(({ field }) => field))).not.toContain("/choice");
  });

  it("is verified without a model, from the scenario", async () => {
    const ledger = createMemoryLedger();
    const scenario = scenarioOf({ words: true });
    await simulate({ scenario, model: modelPolicies({ client: client() }), ledger });
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", decisions: 6 });
  });

  it("keeps its odds where the words fail, and they are verified, too", async () => {
    const silent = { ...createScriptedClient(() => " "), form: "turns" as const };
    const ledger = createMemoryLedger();
    const scenario = scenarioOf({ words: true });
    await simulate({ scenario, model: modelPolicies({ client: silent, maxAttempts: 1 }), ledger });
    const [record] = await recordsOf(ledger);
    if (record?.state !== "failed" || record.rule === undefined) throw new Error("a rule is recorded");
    expect(choiceOdds(record)).toEqual({ source: "rule", rule: "relevance", options: record.rule.options });
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", decisions: 6 });
    const problem = (what: string) => new RecordMismatchError({ round: 0, agent: null, post: null, what });
    const computed = { ...record.rule, draw: 0.123, choice: "LIKE" } as const;
    expect(() => checkRule(record, computed, problem)).toThrow(
      "the rule relevance is not recorded as it is computed from the scenario",
    );
    const { rule: _, ...earlier } = record;
    expect(() => checkRule(earlier, computed, problem)).not.toThrow();
  });

  it.each<[string, Partial<RuleChoice>, string]>([
    [
      "other odds",
      { relevance: 3 },
      "the rule relevance is not recorded as it is computed from the scenario",
    ],
    ["another choice", { choice: "REPLY" }, "the rule relevance draws REPLY, which is not what was decided"],
  ])("is not verified with %s", async (_, change, message) => {
    const ledger = createMemoryLedger();
    const scenario = scenarioOf({ words: true, rates: { LIKE: 0.99 }, weight: 0 });
    await simulate({ scenario, model: modelPolicies({ client: client() }), ledger });
    const [record] = await recordsOf(ledger);
    if (record?.state !== "valid" || !("rule" in record) || record.rule === undefined)
      throw new Error("a rule is recorded");
    const computed = { ...record.rule, choice: "LIKE", ...change } as const;
    const problem = (what: string) => new RecordMismatchError({ round: 0, agent: null, post: null, what });
    expect(() => checkRule(record, computed, problem)).toThrow(message);
    expect(() => checkRule(record, null, problem)).toThrow(
      "a rule is recorded, and the scenario has none here",
    );
  });
});

describe("a fork of a run with relevance", () => {
  const late = (id: string) => ({
    round: 1,
    kind: "post" as const,
    post: { ...postBy("paper", { id, text: "Late news.", followed_by: "everyone" }) },
  });
  const forked = async (change: object) => {
    const parent = { scenario: scenarioOf({}, { rounds: 2 }), ledger: createMemoryLedger() };
    await simulate(parent);
    return fork({ parent, at: 1, change, ledger: createMemoryLedger() });
  };

  it("refuses a post that the run's file has no scores for", async () => {
    await expect(forked({ events: [late("m9")] })).rejects.toThrow(
      'the post "m9" has no relevance in the run, which its feed or its policy needs, and cannot be added here',
    );
  });

  it("takes one where neither its feed nor its policy needs any", async () => {
    const change = {
      events: [late("m9")],
      feed: { ranker: "chronological", size: 2 },
      policy: { kind: "cascade", probability: 0.5 },
    };
    await expect(forked(change)).resolves.toMatchObject({ inheritable: 0 });
  });
});
