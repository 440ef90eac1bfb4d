import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMemoryLedger, fork, forkedScenario, simulate, verify } from "../index.js";
import { openSqliteLedger } from "../ledger/sqlite/sqlite-ledger.js";
import { askingModel } from "../testing/asking.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-changed-"));
const half = join(folder, "half.db");
let copies = 0;
afterAll(() => rmSync(folder, { recursive: true }));

/** Agents that are asked, and one that decides by a rule. */
const scenario = () =>
  smallScenario(
    ["ada", "bo", "cy", "di"],
    ["bo>ada", "cy>ada", "cy>bo", "di>bo", "di>cy"],
    { rounds: 4, policy: { kind: "model" } },
    {
      posts: [postBy("ada"), postBy("paper", { id: "news" }), postBy("ada", { id: "late", round: 1 })],
      assignments: [{ agent_id: "bo", policy: { kind: "cascade", probability: 1 } }],
    },
  );

const replies = askingModel(() => ({ choice: "REPLY" }), { request: ({ items }) => items });
const nobody = askingModel(() => expect.unreachable("somebody was asked"));

/** A run whose first round is closed, and whose second one is decided in part. */
beforeAll(async () => {
  const ledger = await openSqliteLedger(half);
  const result = await simulate({ scenario: scenario(), model: replies, ledger, limits: { maxRequests: 6 } });
  expect([result.state, result.summary.rounds]).toEqual(["paused", 1]);
  await ledger.close();
});

/** Runs something with a copy of the run's record, in which rows were changed. */
async function withChange<Result>(
  statement: string,
  run: (ledger: Awaited<ReturnType<typeof openSqliteLedger>>) => Promise<Result>,
): Promise<Result> {
  const changed = join(folder, `changed-${copies++}.db`);
  copyFileSync(half, changed);
  const database = new Database(changed);
  expect(database.prepare(statement).run().changes).toBeGreaterThan(0);
  database.close();
  const ledger = await openSqliteLedger(changed);
  try {
    return await run(ledger);
  } finally {
    await ledger.close();
  }
}

/** What was said against continuing a run: an error, or why it pauses. */
async function refusal(run: Promise<unknown>): Promise<string> {
  const ended: unknown = await run.catch((error: unknown) => error);
  if (ended instanceof Error) return ended.message;
  const { pause }: { pause?: { message: string } } = { ...Object(ended) };
  return pause?.message ?? "nothing";
}

const digest = "0".repeat(64);
const atStart: [string, string][] = [
  ["an agent that was added", `INSERT INTO agent VALUES ('zed', NULL, NULL, '${digest}')`],
  ["an agent's profile", "UPDATE agent SET profile = replace(profile, 'night', 'day') WHERE agent = 'cy'"],
  ["an agent's digest", `UPDATE agent SET digest = '${digest}' WHERE agent = 'cy'`],
  ["an agent that was taken out", "DELETE FROM agent WHERE agent = 'di'"],
  ["a follow that was added", `INSERT INTO follow VALUES ('zed', 'ada', '${digest}')`],
  ["a follow that was taken out", "DELETE FROM follow WHERE follower = 'di'"],
];
const inClosed: [string, string][] = [
  ["a post", "UPDATE post SET content = replace(content, 'Night', 'Day') WHERE round = 0"],
  ["an exposure", "UPDATE exposure SET rank = 9 WHERE round = 0"],
  ["a post that was added", `INSERT INTO post VALUES (0, 'p', 'ada', NULL, '{}', '${digest}')`],
  ["an effect that was added", `INSERT INTO effect VALUES (0, 'bo', 'p', 'LIKE', NULL, '${digest}')`],
];
const later: [string, string][] = [
  ["a post of the open round", "UPDATE post SET content = replace(content, 'Night', 'Day') WHERE round = 1"],
  ["a post added to the open round", `INSERT INTO post VALUES (1, 'p', 'ada', NULL, '{}', '${digest}')`],
  ["an exposure of the open round", "UPDATE exposure SET rank = 9 WHERE round = 1"],
  [
    "an exposure added to the open round",
    `INSERT INTO exposure VALUES (1, 'ada', 'p', 1, 'followed', '[]', '${digest}')`,
  ],
  ["an effect of the open round", `INSERT INTO effect VALUES (1, 'bo', 'p', 'LIKE', NULL, '${digest}')`],
  ["a post of a later round", `INSERT INTO post VALUES (7, 'p', 'ada', NULL, '{}', '${digest}')`],
  [
    "a decision of a later round",
    `INSERT INTO decision SELECT 3, agent, unit, state, code, choice, post, content, requests, prompt_tokens, completion_tokens, record, digest FROM decision WHERE round = 0`,
  ],
];

it.each([...atStart, ...inClosed, ...later])("asks nobody once %s was changed", async (_, statement) => {
  await withChange(statement, async (ledger) => {
    expect(await refusal(simulate({ scenario: scenario(), model: nobody, ledger }))).toMatch(
      /^the record of the run is broken: /,
    );
    expect(await verify({ scenario: scenario(), ledger })).toMatchObject({ state: "broken" });
  });
});

it.each([...atStart, ...inClosed])("forks no run of which %s was changed", async (_, statement) => {
  await withChange(statement, async (ledger) => {
    const parent = { scenario: scenario(), ledger };
    const made = fork({ parent, at: 1, change: {}, ledger: createMemoryLedger(), model: replies });
    expect(await refusal(made)).toMatch(/^the record of the run is broken: /);
  });
});

it("verifies a fork that keeps decisions of rounds that it has not begun", async () => {
  const ledger = createMemoryLedger();
  const parent = { scenario: scenario(), ledger: createMemoryLedger() };
  await simulate({ ...parent, model: replies });
  const change = { activity: 1 };
  await fork({ parent, at: 1, change, ledger, model: replies });
  const forked = forkedScenario(parent.scenario, { round: 1, change });
  expect(await verify({ scenario: forked, ledger })).toMatchObject({ state: "verified", rounds: 1 });
});
