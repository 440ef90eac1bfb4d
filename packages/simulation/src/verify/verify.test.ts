import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMemoryLedger, fork, forkedScenario, simulate } from "../index.js";
import { tableNames } from "../ledger/tables.js";
import { openSqliteLedger } from "../sqlite/sqlite-ledger.js";
import { askingModel } from "../testing/asking.js";
import { postBy, smallScenario } from "../testing/scenarios.js";
import { verify } from "./verify.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-verify-"));
const file = join(folder, "ledger.db");
afterAll(() => rmSync(folder, { recursive: true }));

/** A core of agents that are asked, and one that decides by a rule. */
const parent = () =>
  smallScenario(
    ["ada", "bo", "cy"],
    ["bo>ada", "cy>ada", "cy>bo"],
    { rounds: 3, policy: { kind: "model" } },
    {
      posts: [postBy("ada"), postBy("paper", { id: "news" })],
      assignments: [{ agent_id: "bo", policy: { kind: "cascade", probability: 1 } }],
    },
  );

/** A fork has rows in every table. */
const change = { activity: 1 };
const scenario = () => forkedScenario(parent(), { round: 1, change });

const model = askingModel(({ items: [{ post }] }) => ({ choice: post.id === "news" ? "REPLY" : "LIKE" }), {
  request: ({ agent, items }) => [agent, items],
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

async function verified() {
  const ledger = await openSqliteLedger(file, { readOnly: true });
  try {
    return await verify({ ledger, scenario: scenario() });
  } finally {
    await ledger.close();
  }
}

it("rebuilds a run without a model and finds every hash", async () => {
  expect(await verified()).toMatchObject({ state: "verified", rounds: 3, difference: null });
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
