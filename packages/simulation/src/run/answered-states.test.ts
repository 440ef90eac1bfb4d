import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ScenarioInput } from "@concordat/contracts/scenario";
import { createScriptedClient } from "@concordat/llm/scripted";
import Database from "libsql";
import { expect, it } from "vitest";
import {
  createMemoryLedger,
  fork,
  type Ledger,
  modelPolicies,
  replayRun,
  simulate,
  verify,
} from "../index.js";
import { openSqliteLedger } from "../ledger/sqlite/sqlite-ledger.js";
import { asksStates, viewsOf } from "../scenario/states/state-questions.js";
import { surveyedModel, surveyedScenario } from "../testing/survey-scenario.js";
import { copyRun } from "./copy-run.js";

const support = "How strongly are you in favour, from 0 to 100?";

/** Four agents that ask a model have a number and a flag; `ed` follows a rule. */
const believing = (more: Partial<ScenarioInput> = {}) =>
  surveyedScenario({
    events: [],
    states: {
      fields: {
        support: {
          kind: "number",
          minimum: 0,
          maximum: 100,
          question: support,
          start: { kind: "value", value: 60.04 },
        },
        told: { kind: "flag", question: "Have you told anybody?", start: { kind: "value", value: false } },
        calm: { kind: "flag", start: { kind: "value", value: true } },
      },
    },
    ...more,
  });

async function statesAfter(ledger: Ledger, scenario = believing()): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const { world } of replayRun({ scenario, ledger }))
    found.push(Array.from({ length: 5 }, (_, agent) => world.states?.of(agent)));
  return found;
}

async function played() {
  const ledger = createMemoryLedger();
  const { model, put, decided } = surveyedModel();
  const result = await simulate({ scenario: believing(), model, ledger });
  return { ledger, model, put, decided, result };
}

it("asks agents about their state after each round, and takes their answers for its next values", async () => {
  const { ledger, put, result } = await played();
  expect(result.summary.answers).toEqual({ asked: 24, valid: 24, invalid: 0, failed: 0 });
  expect(put.map(({ round, agent, question }) => `${round} ${agent.id} ${question.id}`).slice(0, 3)).toEqual([
    "1 ada support",
    "1 ada told",
    "1 bo support",
  ]);
  const answers = new Map<string, unknown>();
  for await (const { row } of ledger.read("answer"))
    answers.set([row[0], row[3], row[2]].join(" "), JSON.parse(String(row[6])));
  const states = await statesAfter(ledger);
  expect(states).toHaveLength(4);
  for (const [round, agents] of states.entries())
    expect(agents).toMatchObject(
      ["ada", "bo", "cy", "di", "ed"].map((id) => ({
        support: answers.get(`${round} ${id} support`) ?? 60.04,
        told: answers.get(`${round} ${id} told`) === "yes",
        calm: true,
      })),
    );
  expect(await verify({ scenario: believing(), ledger })).toMatchObject({
    state: "verified",
    hash: result.summary.hash,
  });
});

it("shows an agent what it thinks: before it is asked again, and as answered when it decides", async () => {
  const { ledger, put, decided } = await played();
  expect(put[0]?.views).toEqual([
    { question: support, view: 60 },
    { question: "Have you told anybody?", view: "no" },
  ]);
  const [, second] = (await statesAfter(ledger)) as { support: number }[][];
  for (const { views, agent } of decided.filter(({ round }) => round === 1))
    expect(views?.[0]?.view).toBe(second?.[["ada", "bo", "cy", "di"].indexOf(agent.id)]?.support);
  expect(viewsOf(null, 0)).toEqual([]);
  expect(asksStates(surveyedScenario().scenario.states)).toBe(false);
});

it("asks after each `asked_every` rounds and after the last one", async () => {
  const { model, put } = surveyedModel();
  const { states } = believing().scenario;
  if (states === undefined) throw new Error("no states");
  await simulate({ scenario: believing({ states: { ...states, asked_every: 2 } }), model });
  expect([...new Set(put.map(({ round }) => round))]).toEqual([2, 3]);
});

it("ends with the same hash when it is stopped after each answer and decision", async () => {
  const { result } = await played();
  const ledger = createMemoryLedger();
  for (let requests = 1; requests < 60; requests++) {
    const { model } = surveyedModel();
    const part = await simulate({ scenario: believing(), model, ledger, limits: { maxRequests: requests } });
    if (part.state === "completed") {
      expect(part.summary.hash).toBe(result.summary.hash);
      return;
    }
  }
  throw new Error("it never ended");
});

it("is completed when it was killed after its states were recorded, before the round was closed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "concordat-answered-states-"));
  const file = join(folder, "run.db");
  const recorded = await openSqliteLedger(file);
  const { model } = surveyedModel();
  const whole = await simulate({ scenario: believing(), model, ledger: recorded });
  await recorded.close();
  const database = new Database(file);
  database.prepare("delete from round where round = 3").run();
  database.close();
  const ledger = await openSqliteLedger(file);
  const { model: again, put } = surveyedModel();
  const { summary } = await simulate({ scenario: believing(), model: again, ledger });
  expect([summary.hash, put]).toEqual([whole.summary.hash, []]);
  await ledger.close();
  rmSync(folder, { recursive: true });
});

it("is copied with its states, and asks nobody in a fork whose requests stay the same", async () => {
  const { ledger, model, result } = await played();
  const copy = createMemoryLedger();
  await copyRun(ledger, copy);
  expect(await verify({ scenario: believing(), ledger: copy })).toMatchObject({ hash: result.summary.hash });
  const forked = createMemoryLedger();
  const { put, model: again } = surveyedModel();
  const { scenario } = await fork({
    parent: { scenario: believing(), ledger },
    at: 2,
    change: { activity: 1 },
    ledger: forked,
    model,
  });
  const { summary } = await simulate({ scenario, ledger: forked, model: again });
  // Every request of the fork is that of its parent, so nobody is asked.
  expect(put).toEqual([]);
  expect(await verify({ scenario, ledger: forked })).toMatchObject({ state: "verified", hash: summary.hash });
});

it.each(["json", "turns"] as const)("writes what an agent thinks into prompts (%s)", async (form) => {
  const client = createScriptedClient(({ messages }) => {
    const asked = messages.at(-1)?.content ?? "";
    if (form === "json")
      return asked.includes("You are asked in a survey")
        ? JSON.stringify({ answer: asked.includes('from 0 to 100?","min') ? 42 : "yes" })
        : JSON.stringify({ choice: "SCROLL", reason: "No.", content: null });
    return asked.includes("Which number") ? "42" : "yes";
  });
  await simulate({ scenario: believing(), model: modelPolicies({ client, form }) });
  const texts = client.requests.map(({ messages }) => messages.map(({ content }) => content).join("\n"));
  const line = form === "json" ? '"you_think":60' : 'So far you think: "60"';
  expect(texts.filter((text) => text.includes(line)).length).toBeGreaterThan(4);
});
