import type { ForkChangeInput } from "@concordat/contracts/fork-change";
import { expect, it } from "vitest";
import {
  createMemoryLedger,
  type DecisionRequest,
  fork,
  type Ledger,
  simulate,
  verify,
} from "../../index.js";
import { roundTables, type TableName } from "../../ledger/tables.js";
import { askingModel } from "../../testing/asking.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";
import { surveyedModel, surveyedScenario } from "../../testing/survey-scenario.js";

const agents = ["ada", "bo", "cy", "di", "ed", "fay"];
const follows = ["bo>ada", "cy>ada", "di>bo", "di>cy", "ed>di", "ada>ed", "fay>bo"];
const posts = [postBy("ada"), postBy("paper", { id: "news" }), postBy("ed", { id: "late", round: 2 })];

const scenario = () =>
  smallScenario(
    agents,
    follows,
    { rounds: 5, policy: { kind: "model", memory: 2 }, feed: { ranker: "engagement", size: 4 } },
    { posts },
  );

/** Decides by the seed; the request is everything that an agent is shown. */
function counted() {
  const asked: string[] = [];
  const model = askingModel(
    (question) => {
      asked.push(`${question.round} ${question.agent.id} ${question.items[0].post.id}`);
      return said(question);
    },
    { request: shown },
  );
  return { model, asked };
}

const shown = ({ items, memory, seed, round, agent }: DecisionRequest) => ({
  items: items.map(({ post, resharedBy }) => [post, resharedBy]),
  memory,
  about: [round, agent.id, seed(1, 1)],
});

function said({ seed, items: [{ post }] }: DecisionRequest) {
  const choice = (["LIKE", "REPLY", "RESHARE", "SCROLL"] as const)[seed(1, 1) % 4] ?? "SCROLL";
  return { choice, content: `on ${post.id}: ${seed(1, 1)}` };
}

async function rows(ledger: Ledger, table: TableName, before: number): Promise<unknown[]> {
  const found = [];
  for await (const { row, digest } of ledger.read(table))
    if (Number(row[0]) < before) found.push([row, digest]);
  return found;
}

async function parentRun(limits = {}) {
  const ledger = createMemoryLedger();
  const result = await simulate({ scenario: scenario(), model: counted().model, ledger, limits });
  return { scenario: scenario(), ledger, result };
}

async function forked(parent: Awaited<ReturnType<typeof parentRun>>, at: number, change: ForkChangeInput) {
  const ledger = createMemoryLedger();
  const { model, asked } = counted();
  const { scenario: changed, inheritable } = await fork({ parent, at, change, ledger, model });
  const { summary } = await simulate({ scenario: changed, ledger, model });
  return { ledger, scenario: changed, summary, asked, inheritable };
}

it("keeps everything before its round, row for row, and can be verified", async () => {
  const parent = await parentRun();
  const { ledger, scenario: changed } = await forked(parent, 2, { activity: 0.5 });
  for (const table of [...roundTables, "round"] as const) {
    expect(await rows(ledger, table, 2)).toEqual(await rows(parent.ledger, table, 2));
  }
  expect(await rows(ledger, "exposure", 9)).not.toEqual(await rows(parent.ledger, "exposure", 9));
  expect(await verify({ ledger, scenario: changed })).toMatchObject({ state: "verified", rounds: 5 });
});

it.each([0, 1, 3, 4])("asks nobody again where nothing is changed, from round %i on", async (at) => {
  const parent = await parentRun();
  const { asked, summary, inheritable } = await forked(parent, at, {});
  expect(asked).toEqual([]);
  expect(inheritable).toBeGreaterThan(0);
  expect(summary).toEqual(parent.result.summary);
});

it("asks only those whose request the change touches; all others decide as before", async () => {
  const parent = await parentRun();
  const change: ForkChangeInput = {
    events: [{ round: 3, kind: "post", post: { id: "extra", author_id: "station", text: "Trains at 8." } }],
  };
  const { ledger, asked, scenario: changed } = await forked(parent, 3, change);
  expect(asked.length).toBeGreaterThan(0);
  const inherited = new Map<string, unknown>();
  for await (const { row } of ledger.read("inherited")) inherited.set(row.slice(0, 3).join(" "), row[5]);
  let kept = 0;
  for await (const { row } of ledger.read("decision")) {
    const key = row.slice(0, 3).join(" ");
    if (Number(row[0]) < 3 || asked.includes(key)) continue;
    expect(row[11]).toBe(inherited.get(key));
    kept++;
  }
  expect(kept).toBeGreaterThan(0);
  expect(await verify({ ledger, scenario: changed })).toMatchObject({ state: "verified" });
});

it("is continued after it was stopped, and limits count only what the fork itself has asked", async () => {
  const parent = await parentRun();
  const change: ForkChangeInput = { feed: { ranker: "chronological", size: 2, from_outside: 0 } };
  const whole = await forked(parent, 1, change);
  const ledger = createMemoryLedger();
  const { model, asked } = counted();
  const { scenario: changed } = await fork({ parent, at: 1, change, ledger, model });
  for (let limit = 2; ; limit += 2) {
    const { state, summary } = await simulate({
      scenario: changed,
      ledger,
      model,
      limits: { maxRequests: limit },
    });
    expect(asked.length).toBeLessThanOrEqual(limit);
    if (state === "paused") continue;
    expect(summary).toEqual(whole.summary);
    expect(new Set(asked).size).toBe(asked.length);
    return;
  }
});

it("forks a fork, and a run that is not complete", async () => {
  const parent = await parentRun({ maxRequests: 12 });
  expect(parent.result.state).toBe("paused");
  const first = await forked(parent, 1, { activity: 0.5 });
  const second = await forked({ ...first, result: parent.result }, 0, {
    policy: { kind: "cascade", probability: 1 },
  });
  expect(second.asked).toEqual([]);
  expect(second.scenario.changes).toHaveLength(2);
  expect(await verify({ ledger: second.ledger, scenario: second.scenario })).toMatchObject({
    state: "verified",
    rounds: 5,
  });
});

it("needs no model where rules decide from its round on", async () => {
  const parent = await parentRun();
  const ledger = createMemoryLedger();
  const change: ForkChangeInput = { policy: { kind: "cascade", probability: 0.5 } };
  const { scenario: changed } = await fork({ parent, at: 2, change, ledger });
  expect(await simulate({ scenario: changed, ledger })).toMatchObject({ state: "completed" });
  expect(await verify({ ledger, scenario: changed })).toMatchObject({ state: "verified" });
});

it("refuses a round the run has not reached, another model than was agreed, and a ledger in use", async () => {
  const parent = await parentRun({ maxRequests: 12 });
  const { model } = counted();
  const ledger = createMemoryLedger();
  await expect(fork({ parent, at: 4, change: {}, ledger, model })).rejects.toThrow(
    "round 4 cannot be forked",
  );
  await expect(fork({ parent, at: 1, change: { model: "ollama:other" }, ledger, model })).rejects.toThrow(
    "the change names ollama:other",
  );
  await fork({ parent, at: 1, change: {}, ledger, model });
  await expect(fork({ parent, at: 1, change: {}, ledger, model })).rejects.toMatchObject({
    code: "OTHER_RUN",
  });
});

it("does not count a survey after the last round among the closed rounds of the run", async () => {
  const parent = { ledger: createMemoryLedger(), scenario: surveyedScenario() };
  const { model } = surveyedModel();
  await simulate({ ...parent, model });
  await expect(fork({ parent, at: 3, change: {}, ledger: createMemoryLedger(), model })).rejects.toThrow(
    "round 3 cannot be forked: the run has closed 3 of 3 rounds, so a fork begins at 0 to 2",
  );
});

it("is not begun as if it were a new run when making it was cut short", async () => {
  const parent = await parentRun();
  const { model } = counted();
  const { scenario: changed } = await fork({
    parent,
    at: 2,
    change: {},
    ledger: createMemoryLedger(),
    model,
  });
  await expect(simulate({ scenario: changed, model, ledger: createMemoryLedger() })).rejects.toThrow(
    "the fork was not finished",
  );
});
