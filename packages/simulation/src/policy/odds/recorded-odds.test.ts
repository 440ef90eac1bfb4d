import { decisionRecord } from "@concordat/contracts/decision-record";
import { surveyRecord } from "@concordat/contracts/survey-record";
import type { ChatClient, OptionOdds } from "@concordat/llm";
import { createScriptedClient, type ScriptedAnswer } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import {
  createMemoryLedger,
  type Ledger,
  modelPolicies,
  showDecisions,
  simulate,
  verify,
} from "../../index.js";
import { RecordMismatchError } from "../../ledger/record-mismatch-error.js";
import { checkDraws } from "../../run/verify/check-draws.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";
import { choiceOdds } from "./choice-odds.js";
import { unlikelyChoice } from "./unlikely-choice.js";

const finish = {
  type: "finish",
  finishReason: "stop",
  usage: { promptTokens: 9, completionTokens: 4 },
} as const;
const evenly = (texts: readonly string[]): OptionOdds[] =>
  texts.map(() => ({ logProbability: Math.log(0.5 / texts.length), reason: null }));

/** A model in process that writes JSON, and says that every option is as probable as the others. */
function evaluating(answer: (prompt: string) => string): ChatClient {
  const scripted = createScriptedClient(({ continuations, messages }): ScriptedAnswer => {
    if (continuations !== undefined) return [{ type: "odds", odds: evenly(continuations.texts) }, finish];
    return [{ type: "text", text: answer(messages.map(({ content }) => content).join("\n")) }, finish];
  });
  return { ...scripted, odds: "exact" };
}

const people = ["ada", "bo"];

function scenarioOf(more: object = {}) {
  return smallScenario(
    people,
    ["bo>ada", "ada>paper"],
    { rounds: 1, policy: { kind: "model", memory: 0, odds: true }, ...more },
    {
      posts: [postBy("paper", { id: "news", followed_by: "everyone" })],
      questionnaires: {
        "opinion.json": {
          name: "opinion",
          questions: [
            { id: "support", kind: "choice", text: "Do you support it?", choices: ["yes", "no"] },
            { id: "words", kind: "text", text: "Why?" },
          ],
        },
      },
    },
  );
}

async function rows(ledger: Ledger, table: "decision" | "answer"): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const { row } of ledger.read(table, { columns: ["record"] }))
    records.push(JSON.parse(String(row[0])));
  return records;
}

const decisionsIn = async (ledger: Ledger) =>
  (await rows(ledger, "decision")).map((record) => decisionRecord.parse(record));

async function played(client: ChatClient, scenario = scenarioOf(), odds = false) {
  const ledger = createMemoryLedger();
  const model = modelPolicies({ client, maxAttempts: 1, odds });
  const { state, summary } = await simulate({ scenario, ledger, model });
  expect(state).toBe("completed");
  return { ledger, scenario, summary };
}

const scrolls = () => JSON.stringify({ reason: "Not for me.", choice: "SCROLL" });
const quarters = ["LIKE", "REPLY", "RESHARE", "SCROLL"].map((value) => ({ value, probability: 0.25 }));

describe("odds next to a decision", () => {
  it("are recorded where the scenario asks for them, with what asking for them took", async () => {
    const { ledger, scenario, summary } = await played(evaluating(scrolls));
    const records = await decisionsIn(ledger);
    expect(records).toHaveLength(2);
    for (const record of records) {
      expect(record).toMatchObject({ state: "valid", decision: { choice: "SCROLL" } });
      expect(choiceOdds(record)).toEqual({ source: "evaluated", rule: null, options: quarters });
      expect(record.steps[0]?.odds).toMatchObject({ requests: 1, prompt_tokens: 9, completion_tokens: 4 });
    }
    expect([summary.requests, summary.tokens]).toEqual([4, 52]);
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", decisions: 2 });
  });

  it("are recorded where the run asks for them, and not otherwise", async () => {
    const plain = () => scenarioOf({ policy: { kind: "model", memory: 0 } });
    const [with_, without] = [
      await played(evaluating(scrolls), plain(), true),
      await played(evaluating(scrolls), plain()),
    ];
    expect((await decisionsIn(with_.ledger)).map((record) => choiceOdds(record)?.source)).toEqual([
      "evaluated",
      "evaluated",
    ]);
    expect((await decisionsIn(without.ledger)).flatMap(({ steps }) => steps[0]?.odds ?? [])).toEqual([]);
    // Odds change nothing of what is decided.
    expect(with_.summary.hash).not.toBe("");
  });

  it("cannot begin or end in the middle of a run", async () => {
    const scenario = scenarioOf({ policy: { kind: "model", memory: 0 } });
    const { ledger } = await played(evaluating(scrolls), scenario);
    const model = modelPolicies({ client: evaluating(scrolls), maxAttempts: 1, odds: true });
    await expect(simulate({ scenario, ledger, model })).rejects.toThrow(
      /another setting of odds \(the default then, true now\).*`--odds`.*`concordat simulate fork`/,
    );
  });

  it("are absent with a reason of an answer that is not valid", async () => {
    const { ledger, scenario } = await played(evaluating(() => "I would rather not."));
    for (const record of await decisionsIn(ledger)) {
      expect(record.state).toBe("failed");
      expect(choiceOdds(record)).toBeNull();
      expect(record.steps[0]?.odds).toEqual({
        fields: [{ field: "/choice", state: "absent", reason: "there is no valid value" }],
        requests: 0,
        prompt_tokens: null,
        completion_tokens: null,
      });
    }
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified" });
  });

  it("are those of states where the reasoner decides", async () => {
    const reasoner = scenarioOf({ policy: { kind: "reasoner", memory: 0, odds: true } });
    const { ledger, scenario } = await played(
      evaluating(() => '{"reason":"So.","next_state":"scrolling"}'),
      reasoner,
    );
    const [record] = await decisionsIn(ledger);
    const odds = record === undefined ? null : choiceOdds(record);
    expect(odds?.source).toBe("evaluated");
    expect(odds?.options.map(({ value }) => value)).toContain("RESHARE");
    expect(odds?.options.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified" });
  });

  it("explain a choice that is not the likeliest, and no other", async () => {
    const { ledger } = await played(evaluating(scrolls));
    const [record] = await decisionsIn(ledger);
    const withOdds = (like: number, scroll: number) => {
      const odds = [like, 0, 0, scroll].map((probability, index) => ({ ...quarters[index], probability }));
      const text = JSON.stringify(record).replace(/"options":\[.*?\]/, (options) =>
        options.replaceAll(/"probability":0\.25/g, () => `"probability":${odds.shift()?.probability}`),
      );
      return decisionRecord.parse(JSON.parse(text));
    };
    expect(unlikelyChoice(withOdds(0.75, 0.25))).toMatch(
      /^SCROLL is not the likeliest option: the model wrote/,
    );
    expect(unlikelyChoice(withOdds(0.25, 0.75))).toBeNull();
  });

  it("that do not sum up to 1 are found", async () => {
    const { ledger } = await played(evaluating(scrolls));
    const [record] = await decisionsIn(ledger);
    if (record === undefined) throw new Error("a decision is recorded");
    const text = JSON.stringify(record).replace('"probability":0.25', '"probability":0.5');
    const problem = (what: string) => new RecordMismatchError({ round: 0, agent: null, post: null, what });
    expect(() => checkDraws(decisionRecord.parse(JSON.parse(text)), problem)).toThrow(
      "the odds of /choice do not sum up to 1",
    );
  });
});

it("odds of a survey stand next to answers among choices, and other answers have none", async () => {
  const survey = { round: 0, kind: "survey", questions: "opinion.json", odds: true };
  const answers = (prompt: string) =>
    prompt.includes("You are asked in a survey.")
      ? JSON.stringify({ answer: prompt.includes("Do you support it?") ? "yes" : "Because it is so." })
      : scrolls();
  const surveyed = scenarioOf({ policy: { kind: "model", memory: 0 }, events: [survey] });
  const { ledger, scenario } = await played(evaluating(answers), surveyed);
  const records = (await rows(ledger, "answer")).map((record) => surveyRecord.parse(record));
  const options = ["yes", "no"].map((value) => ({ value, name: value, probability: 0.5 }));
  expect(records.map(({ question, odds }) => [question, odds?.fields ?? null])).toEqual([
    ...people.map(() => [
      "support",
      [{ field: "/answer", state: "known", source: "evaluated", options, mass: expect.closeTo(0.5, 9) }],
    ]),
    ...people.map(() => ["words", null]),
  ]);
  expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", answers: 4 });
});

it("a decision that fails in its words keeps the odds that its choice was drawn from", async () => {
  const scripted = createScriptedClient(({ continuations, field }): ScriptedAnswer => {
    if (continuations !== undefined)
      return [{ type: "odds", odds: continuations.texts.map((_, place) => certain(place === 1)) }, finish];
    return field === "/content" ? " " : "It sounds lovely.";
  });
  const client: ChatClient = { ...scripted, odds: "exact", form: "turns" };
  const { ledger, scenario } = await played(client, scenarioOf({ policy: { kind: "model", memory: 0 } }));
  const records = await decisionsIn(ledger);
  expect(new Set(records.map(({ state }) => state))).toEqual(new Set(["failed"]));
  for (const record of records)
    expect(choiceOdds(record)).toMatchObject({
      source: "drawn",
      options: [{ value: "LIKE" }, { value: "REPLY", probability: 1 }, {}, {}],
    });
  expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified" });
});

const certain = (isSo: boolean): OptionOdds => ({ logProbability: isSo ? -0.1 : -60, reason: null });

it("the prompt that is shown of a decision in turns is the one that was sent", async () => {
  const scripted = createScriptedClient(
    ({ continuations }): ScriptedAnswer =>
      continuations === undefined
        ? "It sounds lovely."
        : [{ type: "odds", odds: evenly(continuations.texts) }, finish],
  );
  const client: ChatClient = { ...scripted, odds: "exact", form: "turns" };
  const { ledger, scenario } = await played(client, scenarioOf({ policy: { kind: "model", memory: 0 } }));
  const shown = await showDecisions({ scenario, ledger, which: () => true });
  const first = scripted.requests.filter(({ field }) => field === "/reason");
  expect(shown.map(({ prompt }) => prompt)).toEqual(first.map(({ messages }) => messages));
});
