import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ScenarioInput } from "@concordat/contracts/scenario";
import Database from "libsql";
import { afterAll, describe, expect, it } from "vitest";
import { createMemoryLedger, fork, type Ledger, replayRun, simulate, verify } from "../index.js";
import { ledgerRow } from "../ledger/row-digest.js";
import { openSqliteLedger } from "../ledger/sqlite/sqlite-ledger.js";
import { smallScenario } from "../testing/scenarios.js";
import { type Edge, stateScenario } from "../testing/states.js";
import { copyRun } from "./copy-run.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-states-"));
afterAll(() => rmSync(folder, { recursive: true }));

const size = 30;
const ring: Edge[] = Array.from({ length: size }, (_, node): Edge[] => [
  [node, (node + 1) % size],
  [node, (node + size - 1) % size],
]).flat();

const epidemic = (more: Partial<ScenarioInput> = {}) =>
  stateScenario({
    edges: ring,
    field: "health",
    values: Array.from({ length: size }, (_, node) => (node < 3 ? "infected" : "susceptible")),
    policy: { kind: "sir", field: "health", infection: 0.4, recovery: 0.2 },
    rounds: 8,
    more,
  });

async function rowsOf(ledger: Pick<Ledger, "read">): Promise<unknown[]> {
  const found = [];
  for await (const { row } of ledger.read("state")) found.push(row);
  return found;
}

async function healthByRound(scenario: ReturnType<typeof epidemic>, ledger: Ledger): Promise<number[][]> {
  const found: number[][] = [];
  for await (const { world } of replayRun({ scenario, ledger }))
    found.push([...(world.states?.column("health") ?? [])]);
  return found;
}

describe("a run whose agents have states", () => {
  it("records them, verifies, and is replayed with the same states", async () => {
    const scenario = epidemic();
    const ledger = createMemoryLedger();
    const seen: number[][] = [];
    const onRound = ({ states }: { states: { column(name: string): Iterable<number> } | null }) =>
      void seen.push([...(states?.column("health") ?? [])]);
    const { summary } = await simulate({ scenario, ledger, onRound });
    expect(await verify({ scenario, ledger })).toMatchObject({
      state: "verified",
      rounds: 8,
      hash: summary.hash,
    });
    expect(await healthByRound(scenario, ledger)).toEqual(seen);
    expect(seen.at(-1)).toContain(2);
    // The states before the first round, and those of each round in which they changed.
    expect((await rowsOf(ledger)).length).toBeGreaterThan(4);
  });

  it("ends with the same hash when it is stopped after each round and resumed", async () => {
    const whole = await simulate({ scenario: epidemic() });
    const file = join(folder, "resumed.db");
    for (let round = 0; round < 9; round++) {
      const ledger = await openSqliteLedger(file);
      const stop = new AbortController();
      const onRound = ({ round: closed }: { round: number }) => closed > round && stop.abort();
      const result = await simulate({ scenario: epidemic(), ledger, signal: stop.signal, onRound });
      await ledger.close();
      if (result.state === "completed") expect(result.summary.hash).toBe(whole.summary.hash);
    }
    const ledger = await openSqliteLedger(file, { readOnly: true });
    expect(await verify({ scenario: epidemic(), ledger })).toMatchObject({
      state: "verified",
      rounds: 8,
      hash: whole.summary.hash,
    });
    await ledger.close();
  });

  it("is broken for `verify` once any recorded state is changed, removed or added", async () => {
    const scenario = epidemic();
    const whole = createMemoryLedger();
    await simulate({ scenario, ledger: whole });
    const rows = (await rowsOf(whole)) as (string | number)[][];
    const other = rows[1]?.[3] ?? "";
    const changes = [
      ...rows.map(
        (row, place) => [place, row.with(3, row[3] === other ? String(rows[0]?.[3]) : other)] as const,
      ),
      ...rows.map((_, place) => [place, null] as const),
    ];
    for (const [place, changed] of changes) {
      const ledger = createMemoryLedger();
      const writer = await ledger.claim("the test");
      const states = rows.flatMap((row, at) => (at !== place ? [row] : changed === null ? [] : [changed]));
      await copyRun(
        {
          ...whole,
          snapshot: async () => ({ ...(await whole.snapshot()), read: withStates(whole, states) }),
        },
        ledger,
      ).catch(() => undefined);
      await writer.commit([]).catch(() => undefined);
      const { state, difference } = await verify({ scenario, ledger });
      expect(state).toBe("broken");
      expect(difference?.what).toMatch(/^state: |rows recorded/);
    }
  });

  it("is forked: states before the round are kept, and a change applies from there on", async () => {
    const scenario = epidemic();
    const parent = createMemoryLedger();
    await simulate({ scenario, ledger: parent });
    const ledger = createMemoryLedger();
    const policy = { kind: "sir", field: "health", infection: 0, recovery: 1 } as const;
    const made = await fork({ parent: { scenario, ledger: parent }, at: 3, change: { policy }, ledger });
    await simulate({ scenario: made.scenario, ledger });
    expect(await verify({ scenario: made.scenario, ledger })).toMatchObject({ state: "verified", rounds: 8 });
    const before = await healthByRound(scenario, parent);
    const after = await healthByRound(made.scenario, ledger);
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(after[3]).not.toContain(1);
  });

  it("is copied with its states", async () => {
    const scenario = epidemic();
    const [from, to] = [createMemoryLedger(), createMemoryLedger()];
    await simulate({ scenario, ledger: from });
    await copyRun(from, to);
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
    expect(await verify({ scenario, ledger: to })).toMatchObject({ state: "verified" });
  });

  it("counts a round in which a state changed as a change, up to a tolerance", async () => {
    const opinions = (stop: NonNullable<ScenarioInput["stop"]>) =>
      stateScenario({
        edges: ring,
        field: "opinion",
        values: Array.from({ length: size }, (_, node) => node / size),
        policy: { kind: "degroot", field: "opinion" },
        rounds: 60,
        more: { stop },
      });
    const changing = async (stop: NonNullable<ScenarioInput["stop"]>) => {
      const ledger = createMemoryLedger();
      await simulate({ scenario: opinions(stop), ledger });
      expect(await verify({ scenario: opinions(stop), ledger })).toMatchObject({ state: "verified" });
      return (await rowsOf(ledger)).length - 1;
    };
    expect(await changing({ unchanged_rounds: 2 })).toBe(60);
    const few = await changing({ unchanged_rounds: 2, tolerance: 0.05 });
    expect(few).toBeGreaterThan(2);
    expect(few).toBeLessThan(30);
  });

  it("lets agents of other policies keep their states, and others copy them", async () => {
    const scenario = smallScenario(
      ["ada", "bo", "cy"],
      ["bo>ada", "cy>ada"],
      {
        rounds: 2,
        policy: { kind: "voter", field: "opinion" },
        states: {
          fields: {
            opinion: {
              kind: "word",
              words: ["no", "yes"],
              start: { kind: "agents", agents: ["ada"], value: "yes", otherwise: "no" },
            },
          },
        },
      },
      { assignments: [{ agent_id: "ada", policy: { kind: "cascade", probability: 0 } }] },
    );
    const { summary } = await simulate({
      scenario,
      onRound: ({ round, states }) =>
        round === 2 &&
        expect([0, 1, 2].map((agent) => states?.of(agent).opinion)).toEqual(["yes", "yes", "yes"]),
    });
    expect(summary.rounds).toBe(2);
  });
});

function withStates(whole: Ledger, states: readonly (readonly (string | number)[])[]): Ledger["read"] {
  return (table, options) =>
    table === "state"
      ? states.flatMap((row) => (row[0] === options?.round ? [ledgerRow("state", row)] : []))
      : whole.read(table, options);
}

it("a ledger of the version before states is verified, and gets the table when a run is resumed in it", async () => {
  const file = join(folder, "earlier.db");
  const scenario = smallScenario(["ada", "bo"], ["bo>ada"], { rounds: 2 });
  const first = await openSqliteLedger(file);
  const { summary } = await simulate({ scenario, ledger: first });
  await first.close();
  const database = new Database(file);
  database.exec('DROP TABLE "state"; PRAGMA user_version = 2');
  database.close();
  const read = await openSqliteLedger(file, { readOnly: true });
  expect(await verify({ scenario, ledger: read })).toMatchObject({ state: "verified", hash: summary.hash });
  await read.close();
  const again = await openSqliteLedger(file);
  expect(await simulate({ scenario, ledger: again })).toMatchObject({ summary: { hash: summary.hash } });
  expect(await rowsOf(again)).toEqual([]);
  await again.close();
});
