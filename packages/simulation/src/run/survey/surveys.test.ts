import { setTimeout } from "node:timers/promises";
import { roundRecord } from "@concordat/contracts/round-record";
import { type SimulationEvent, simulationEvent } from "@concordat/contracts/simulation-event";
import { surveyRecord } from "@concordat/contracts/survey-record";
import { expect, it } from "vitest";
import {
  canonicalJson,
  createMemoryLedger,
  fork,
  type Ledger,
  measureRun,
  replayRun,
  simulate,
  verify,
} from "../../index.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import { tableNames } from "../../ledger/tables.js";
import { answering, askingModel } from "../../testing/asking.js";
import {
  answeredBySeed,
  decidedBySeed,
  surveyedModel,
  surveyedScenario,
  surveys,
} from "../../testing/survey-scenario.js";

/** The cells of all answers that are recorded. */
async function answersIn(ledger: Ledger): Promise<unknown[][]> {
  const rows = [];
  for await (const { row } of ledger.read("answer")) rows.push([...row]);
  return rows;
}

async function closedIn(ledger: Ledger) {
  const records = [];
  for await (const { row } of ledger.read("round"))
    records.push(roundRecord.parse(JSON.parse(String(row[1]))));
  return records;
}

it("asks every agent that a model decides for, before, between and after rounds, and records each answer once", async () => {
  const ledger = createMemoryLedger();
  const { model, put } = surveyedModel();
  const { state, summary } = await simulate({ scenario: surveyedScenario(), model, ledger });
  expect(state).toBe("completed");
  const asked = put.map(({ round, agent, question }) => `${round} ${agent.id} ${question.id}`);
  const questions = ["support", "trust", "trips", "worry"];
  const expected = [
    ...["ada", "bo", "cy", "di"].flatMap((agent) => questions.map((id) => `0 ${agent} ${id}`)),
    ...questions.map((id) => `1 bo ${id}`),
    ...["ada", "bo", "cy", "di"].flatMap((agent) => questions.map((id) => `3 ${agent} ${id}`)),
  ];
  expect(asked).toEqual(expected);
  const rows = await answersIn(ledger);
  expect(rows.map(([round, , question, agent]) => `${round} ${agent} ${question}`).sort()).toEqual(
    [...expected].sort(),
  );
  const records = rows.map((row) => JSON.parse(String(row.at(-1))));
  expect(records.flatMap((record) => surveyRecord.validate(record))).toEqual([]);
  expect(summary.answers).toEqual({ asked: 36, valid: 36, invalid: 0, failed: 0 });
  expect(summary.requests).toBe(36 + summary.decisions);
});

it("accounts for a survey in its round, and closes one after the last in which nobody sees anything", async () => {
  const ledger = createMemoryLedger();
  await simulate({ scenario: surveyedScenario(), model: surveyedModel().model, ledger });
  const closed = await closedIn(ledger);
  expect(closed.map(({ answers }) => answers?.asked)).toEqual([16, 4, undefined, 16]);
  const [first, , , last] = closed;
  expect(first?.requests).toBe(16 + (first?.asked ?? 0));
  expect(last).toMatchObject({ round: 3, exposures: 0, asked: 0, requests: 16, prompt_tokens: 800 });
});

it("reports answers as events, counts down what is left, and estimates with both", async () => {
  const events: SimulationEvent[] = [];
  const { model } = surveyedModel();
  await simulate({ scenario: surveyedScenario(), model, onEvent: (event) => void events.push(event) });
  expect(events.flatMap((event) => simulationEvent.validate(event))).toEqual([]);
  const of = <Type extends SimulationEvent["type"]>(type: Type) =>
    events.filter((event): event is Extract<SimulationEvent, { type: Type }> => event.type === type);
  expect(of("answered")).toHaveLength(36);
  expect(of("answered")[0]).toMatchObject({
    round: 0,
    agent_id: "ada",
    survey: "opinion",
    question: "support",
  });
  expect(of("run-started")[0]).toMatchObject({ answers: 36 });
  expect(of("round-started").map(({ to_answer }) => to_answer)).toEqual([16, 4, undefined, 16]);
  expect(of("estimated")[0]?.answers_left).toBe(20);
  expect(of("run-completed")[0]).toMatchObject({ answers: { asked: 36, valid: 36, invalid: 0, failed: 0 } });
});

it("comes to the same hash whatever the concurrency, and to another one when a single answer is another", async () => {
  const plain = await simulate({ scenario: surveyedScenario(), model: surveyedModel().model });
  let delay = 0;
  const shuffled = askingModel(decidedBySeed, {
    ...answering(async (put) => {
      delay = (delay * 7 + 3) % 11;
      await setTimeout(delay);
      return answeredBySeed(put);
    }),
  });
  const wide = await simulate({ scenario: surveyedScenario(), model: shuffled, concurrency: 8 });
  expect(wide.summary).toEqual(plain.summary);
  const other = askingModel(decidedBySeed, {
    ...answering((put) =>
      put.round === 3 && put.agent.id === "di" && put.question.id === "worry" ? "none" : answeredBySeed(put),
    ),
  });
  const changed = await simulate({ scenario: surveyedScenario(), model: other });
  expect(changed.summary.decisions).toBe(plain.summary.decisions);
  expect(changed.summary.hash).not.toBe(plain.summary.hash);
});

it("leaves no trace in what agents do, unless they are to remember it", async () => {
  const [before] = surveys;
  const played = async (events: readonly (typeof before & { remembered?: boolean })[]) => {
    const ledger = createMemoryLedger();
    const { model, decided, put } = surveyedModel();
    await simulate({ scenario: surveyedScenario({ events: [...events] }), model, ledger });
    const decisions = [];
    for await (const { row } of ledger.read("decision", {
      columns: ["round", "agent", "unit", "choice", "content"],
    }))
      decisions.push(row);
    return { decisions, decided, put };
  };
  const without = await played([]);
  const forgotten = await played([before]);
  expect(forgotten.decisions).toEqual(without.decisions);
  expect(forgotten.decided.flatMap(({ answers }) => answers)).toEqual([]);
  const remembered = await played([{ ...before, remembered: true }]);
  const ofAda = remembered.decided.find(({ round, agent }) => round === 0 && agent.id === "ada");
  expect(ofAda?.answers.map(({ question }) => question)).toEqual([
    "Are you for it?",
    "Do you trust them?",
    "How many trips?",
    "What worries you?",
  ]);
  expect(ofAda?.answers[0]?.round).toBe(0);
});

it("tells an agent in a later survey what it did, and what it answered and is to remember", async () => {
  const events = [{ ...surveys[0], remembered: true }, surveys[2]];
  const { model, put } = surveyedModel();
  await simulate({ scenario: surveyedScenario({ events }), model });
  const last = put.filter(({ round, agent }) => round === 3 && agent.id === "bo");
  expect(last.map(({ answers }) => answers.length)).toEqual([4, 4, 4, 4]);
  expect(last[0]?.memory.length).toBeGreaterThan(0);
  expect(
    put.filter(({ round }) => round === 0).flatMap(({ memory, answers }) => [...memory, ...answers]),
  ).toEqual([]);
});

it("counts failed answers by themselves, which are not remembered, and asks for them only once", async () => {
  const events = [{ ...surveys[0], remembered: true }];
  const failing = askingModel(decidedBySeed, {
    ...answering((put) => (put.question.id === "trust" ? { fails: "UNREADABLE" } : answeredBySeed(put))),
  });
  const ledger = createMemoryLedger();
  const scenario = surveyedScenario({ events });
  const { summary } = await simulate({ scenario, model: failing, ledger });
  expect(summary.answers).toEqual({ asked: 16, valid: 12, invalid: 0, failed: 4 });
  const failed = (await answersIn(ledger)).filter(([, , question]) => question === "trust");
  expect(failed.map(([, , , , state, code, answer]) => [state, code, answer])).toEqual(
    failed.map(() => ["failed", "UNREADABLE", null]),
  );
  expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", answers: 16 });
});

it.each(["CONNECTION_FAILED", "UNAUTHORIZED"])(
  "pauses on %s in a survey, and records nothing of it",
  async (code) => {
    const ledger = createMemoryLedger();
    const scenario = surveyedScenario();
    const failing = askingModel(decidedBySeed, {
      ...answering((put) => (put.agent.id === "bo" ? { fails: code } : answeredBySeed(put))),
    });
    const stopped = await simulate({ scenario, model: failing, ledger });
    expect(stopped).toMatchObject({
      state: "paused",
      pause: { cause: "model", code },
      summary: { decisions: 0 },
    });
    expect((await answersIn(ledger)).map(([, , , agent]) => agent)).toEqual(["ada", "ada", "ada", "ada"]);
    const plain = await simulate({ scenario, model: surveyedModel().model });
    const resumed = await simulate({ scenario, model: surveyedModel().model, ledger });
    expect(resumed.summary).toEqual(plain.summary);
  },
);

it("pauses at any limit of requests in between, asks for nothing twice, and ends with the same hash", async () => {
  const plain = await simulate({ scenario: surveyedScenario(), model: surveyedModel().model });
  const ledger = createMemoryLedger();
  const { model, put, decided } = surveyedModel();
  const hashes = new Set<string>();
  for (let maxRequests = 1; maxRequests < plain.summary.requests + 1; maxRequests++) {
    const result = await simulate({ scenario: surveyedScenario(), model, ledger, limits: { maxRequests } });
    const { state, difference } = await verify({ scenario: surveyedScenario(), ledger });
    expect([state, difference]).toEqual(["verified", null]);
    expect(result.summary.requests).toBe(maxRequests);
    if (result.state === "completed") hashes.add(result.summary.hash);
  }
  expect([...hashes]).toEqual([plain.summary.hash]);
  expect([put.length, decided.length]).toEqual([36, plain.summary.decisions]);
});

it("is rebuilt for measures and exports, with the answers of each round", async () => {
  const ledger = createMemoryLedger();
  const scenario = surveyedScenario();
  await simulate({ scenario, model: surveyedModel().model, ledger });
  const counts: number[] = [];
  for await (const { answers } of replayRun({ scenario, ledger })) counts.push(answers.length);
  expect(counts).toEqual([16, 4, 0, 16]);
  expect((await measureRun({ scenario, ledger })).rounds).toBe(3);
});

it("keeps in a fork the answers whose requests stay the same, and asks again where memory differs", async () => {
  const ledger = createMemoryLedger();
  const scenario = surveyedScenario();
  await simulate({ scenario, model: surveyedModel().model, ledger });
  const forked = async (change: Parameters<typeof fork>[0]["change"]) => {
    const into = createMemoryLedger();
    const { model, put, decided } = surveyedModel();
    const { scenario: changed } = await fork({
      parent: { scenario, ledger },
      at: 1,
      change,
      ledger: into,
      model,
    });
    const { summary } = await simulate({ scenario: changed, model, ledger: into });
    expect(await verify({ scenario: changed, ledger: into })).toMatchObject({ state: "verified" });
    return { summary, put, decided, rows: await answersIn(into) };
  };
  const same = await forked({});
  expect([same.put.length, same.decided.length]).toEqual([0, 0]);
  expect(same.rows).toEqual(await answersIn(ledger));
  const quiet = await forked({ activity: 0 });
  // Round 1 begins as in the parent; after the last round no one has done what it had done there.
  expect(new Set(quiet.put.map(({ round }) => round))).toEqual(new Set([3]));
  const fewer = await forked({ events: [] });
  expect(fewer.summary.answers.asked).toBe(16);
});

it("refuses before anything is recorded a custom policy that answers no surveys", async () => {
  const ledger = createMemoryLedger();
  const model = askingModel(decidedBySeed);
  await expect(simulate({ scenario: surveyedScenario(), model, ledger })).rejects.toMatchObject({
    code: "MISSING_POLICY",
    message: expect.stringContaining("`answer`"),
  });
});

it("has the hash of a run without surveys where there are none, and names their prompts where there are", async () => {
  const { model } = surveyedModel();
  const identityOf = async (events: Parameters<typeof surveyedScenario>[0], surveyPrompts: string) => {
    const ledger = createMemoryLedger();
    await simulate({ scenario: surveyedScenario(events), model: { ...model, surveyPrompts }, ledger });
    for await (const { row } of ledger.read("run")) return JSON.parse(String(row[1])).identity;
  };
  expect(await identityOf({}, "one")).not.toBe(await identityOf({}, "other"));
});

/** A copy of a record in which an answer says something else, in every cell and in its digest. */
async function withAnswer(ledger: Ledger, said: string): Promise<Ledger> {
  const copy = createMemoryLedger();
  const writer = await copy.claim("a test");
  for (const table of tableNames)
    for await (const { row, digest } of ledger.read(table)) {
      const [round, , question, agent] = row;
      const isMeant = table === "answer" && round === 3 && question === "support" && agent === "di";
      if (!isMeant) await writer.commit([{ table, row, digest }]);
      else {
        const record = { ...JSON.parse(String(row.at(-1))), answer: said };
        await writer.commit([
          ledgerRow("answer", [
            ...row.slice(0, 6),
            JSON.stringify(said),
            ...row.slice(7, -1),
            canonicalJson(record),
          ]),
        ]);
      }
    }
  return copy;
}

it("verifies that each answer is one that the question allows, and that the round was closed with it", async () => {
  const ledger = createMemoryLedger();
  const scenario = surveyedScenario();
  await simulate({ scenario, model: surveyedModel().model, ledger });
  const place = { round: 3, agent: "di", what: expect.stringContaining("answer to opinion/support") };
  expect(await verify({ scenario, ledger: await withAnswer(ledger, "perhaps") })).toMatchObject({
    state: "broken",
    difference: { ...place, what: expect.stringContaining("none that the question allows") },
  });
  const differences = await Promise.all(
    ["yes", "no", "undecided"].map(async (said) =>
      verify({ scenario, ledger: await withAnswer(ledger, said) }),
    ),
  );
  expect(differences.filter(({ state }) => state === "verified")).toHaveLength(1);
});
