import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMemoryLedger, fork, forkedScenario, simulate } from "../../index.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import { openSqliteLedger } from "../../ledger/sqlite/sqlite-ledger.js";
import { tableNames } from "../../ledger/tables.js";
import { answering, askingModel } from "../../testing/asking.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";
import { verify } from "./verify.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-verify-"));
const file = join(folder, "ledger.db");
afterAll(() => rmSync(folder, { recursive: true }));

/** A core of agents that are asked, and one that decides by a rule. */
const parent = () =>
  smallScenario(
    ["ada", "bo", "cy"],
    ["bo>ada", "cy>ada", "cy>bo"],
    {
      rounds: 3,
      policy: { kind: "model" },
      states: { fields: { trust: { kind: "number", start: { kind: "value", value: 0.5 } } } },
      events: [0, 2, 3].map((round) => ({ round, kind: "survey", questions: "opinion.json" })),
    },
    {
      posts: [postBy("ada"), postBy("paper", { id: "news" })],
      questionnaires: {
        "opinion.json": {
          name: "opinion",
          questions: [{ id: "support", kind: "choice", text: "Are you for it?", choices: ["yes", "no"] }],
        },
      },
      assignments: [{ agent_id: "bo", policy: { kind: "cascade", probability: 1 } }],
    },
  );

/** A fork has rows in every table. */
const change = { activity: 1 };
const scenario = () => forkedScenario(parent(), { round: 1, change });

const model = askingModel(({ items: [{ post }] }) => ({ choice: post.id === "news" ? "REPLY" : "LIKE" }), {
  request: ({ agent, items }) => [agent, items],
  ...answering(({ agent, round }) => (agent.id === "ada" && round > 0 ? "no" : "yes")),
});

beforeAll(async () => {
  const first = createMemoryLedger();
  await simulate({ scenario: parent(), model, ledger: first });
  const ledger = await openSqliteLedger(file);
  await fork({ parent: { scenario: parent(), ledger: first }, at: 1, change, ledger, model });
  const { state } = await simulate({ scenario: scenario(), model, ledger });
  expect(state).toBe("completed");
  await ledger.close();
});

async function verified(at = file) {
  const ledger = await openSqliteLedger(at, { readOnly: true });
  try {
    return await verify({ ledger, scenario: scenario() });
  } finally {
    await ledger.close();
  }
}

it("rebuilds a run without a model and finds every hash", async () => {
  expect(await verified()).toMatchObject({ state: "verified", rounds: 4, difference: null });
});

it("verifies a run that is being played, as it is at one moment", async () => {
  const ledger = createMemoryLedger();
  const given = { scenario: parent(), ledger };
  const verifications: ReturnType<typeof verify>[] = [];
  const playing = askingModel(
    () => {
      verifications.push(verify(given));
      return { choice: "REPLY" };
    },
    {
      ...answering(() => {
        verifications.push(verify(given));
        return "yes";
      }),
    },
  );
  expect(await simulate({ ...given, model: playing })).toMatchObject({ state: "completed" });
  const found = await Promise.all(verifications);
  expect(found.map(({ difference }) => difference)).toEqual(found.map(() => null));
  expect(new Set(found.map(({ rounds }) => rounds))).toEqual(new Set([0, 1, 2, 3]));
});

/** Every cell of every row, as a statement that changes one byte of it and one that puts it back. */
function cells() {
  const database = new Database(file, { readonly: true });
  const found = tableNames.flatMap((table) => {
    const rows: unknown[] = database.prepare(`SELECT rowid AS at, * FROM "${table}"`).all();
    return rows.flatMap((row) =>
      Object.entries(Object(row)).flatMap(([column, value]) =>
        column === "at" || value === null ? [] : [{ table, column, value, ...placeOf(Object(row)) }],
      ),
    );
  });
  database.close();
  return found;
}

/** Where a row is: SQLite's number of it, its round and its agent. */
function placeOf({ at, round = null, agent = null }: Readonly<Record<string, unknown>>) {
  return { at, round, agent };
}

function flipped(value: unknown, at: number): unknown {
  if (typeof value === "number") return value + 1_000;
  const text = String(value);
  if (text === "") return "x";
  const place = at % text.length;
  const other = text[place] === "x" ? "y" : "x";
  return text.slice(0, place) + other + text.slice(place + 1);
}

it("finds any byte that was changed in any row, and names the place", async () => {
  const all = cells();
  expect(new Set(all.map(({ table }) => table))).toEqual(new Set(tableNames));
  const set = ({ table, column }: (typeof all)[number], at: unknown, value: unknown): void => {
    const database = new Database(file);
    const { changes } = database
      .prepare(`UPDATE "${table}" SET "${column}" = ? WHERE rowid = ?`)
      .run(value, at);
    expect(changes).toBe(1);
    database.close();
  };
  for (const [index, cell] of all.entries()) {
    const changed = flipped(cell.value, index * 7);
    set(cell, cell.at, changed);
    const { state, difference } = await verified();
    expect([state, cell.table, cell.column]).toEqual(["broken", cell.table, cell.column]);
    // The table, and what of the row's key was not changed itself: round and agent.
    expect(difference?.what).toContain(cell.table);
    if (cell.round !== null && cell.column !== "round") expect(difference?.round).toBe(cell.round);
    if (cell.agent !== null && cell.column !== "agent") expect(difference?.agent).toBe(cell.agent);
    // The number of a round is SQLite's own number of the row as well.
    set(cell, cell.table === "round" && cell.column === "round" ? changed : cell.at, cell.value);
  }
  expect(await verified()).toMatchObject({ state: "verified" });
});

/** What continuing the run says, without a model that could answer anything. */
async function resumed(file: string): Promise<string> {
  const ledger = await openSqliteLedger(file);
  try {
    const unasked = askingModel(() => expect.unreachable("nobody may be asked"));
    const { state } = await simulate({ scenario: scenario(), model: unasked, ledger });
    return state;
  } catch (error) {
    return String(error);
  } finally {
    await ledger.close();
  }
}

it.each([
  ["a choice", "UPDATE decision SET choice = 'SCROLL', content = NULL WHERE round = 0 AND choice = 'REPLY'"],
  ["a record", "UPDATE decision SET record = record || ' ' WHERE round = 1"],
  ["a decision that is gone", "DELETE FROM decision WHERE round = 1"],
  ["a post that is gone", "DELETE FROM post WHERE round = 0"],
  ["a digest", "UPDATE exposure SET digest = 'x' || substr(digest, 2) WHERE round = 1"],
  ["a round", "UPDATE round SET record = replace(record, '\"asked\":', '\"asked\":1') WHERE round = 1"],
  ["a round that is gone", "DELETE FROM round WHERE round = 1"],
  [
    "the manifest",
    "UPDATE run SET manifest = replace(manifest, '\"temperature\":null', '\"temperature\":1')",
  ],
  ["an answer", "UPDATE answer SET answer = '\"yes\"' WHERE round = 3 AND answer = '\"no\"'"],
  ["an answer that is gone", "DELETE FROM answer WHERE round = 0"],
  ["an answer that may be kept", "UPDATE inherited_answer SET record = record || ' '"],
  ["a decision that may be kept", "UPDATE inherited SET record = record || ' '"],
])("is not continued with a record that was changed: %s", async (what, statement) => {
  const copy = join(folder, `${what}.db`);
  const original = new Database(file);
  original.prepare("VACUUM INTO ?").run(copy);
  original.close();
  expect(await resumed(copy)).toBe("completed");
  const database = new Database(copy);
  expect(database.prepare(statement).run().changes).toBeGreaterThan(0);
  database.close();
  expect(await resumed(copy)).toContain("the record of the run is broken");
  expect(await verified(copy)).toMatchObject({ state: "broken" });
});

it("finds that the number of a round was changed together with its digest", async () => {
  const copy = join(folder, "renumbered.db");
  const original = new Database(file);
  original.prepare("VACUUM INTO ?").run(copy);
  original.close();
  const database = new Database(copy);
  const last = "round = (SELECT max(round) FROM round)";
  const [record] = database.prepare(`SELECT record FROM round WHERE ${last}`).raw().get() as [string];
  const { digest } = ledgerRow("round", [99, record]);
  database.prepare(`UPDATE round SET round = 99, digest = ? WHERE ${last}`).run(digest);
  database.close();
  expect(await resumed(copy)).toContain("the record is of another round");
  expect(await verified(copy)).toMatchObject({ state: "broken", difference: { round: 99 } });
});

it("says how many rounds the scenario has, of which only some are recorded", async () => {
  const ledger = createMemoryLedger();
  await simulate({ scenario: parent(), model, ledger, limits: { maxRequests: 1 } });
  const found = await verify({ scenario: parent(), ledger });
  expect(found).toMatchObject({ state: "verified", rounds: 0, ofRounds: 4 });
});

it("finds a row that was taken out or put in", async () => {
  const database = new Database(file);
  const row = database.prepare("SELECT * FROM decision LIMIT 1").raw().get() as unknown[];
  database.prepare("DELETE FROM decision WHERE digest = ?").run(row.at(-1));
  database.close();
  expect(await verified()).toMatchObject({
    state: "broken",
    difference: { round: row[0], agent: row[1], post: row[2], what: expect.stringContaining("missing") },
  });
});
