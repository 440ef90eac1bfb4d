import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createOllamaClient } from "@concordat/llm/ollama";
import { createMemoryLedger, type Ledger, modelPolicies, simulate, verify } from "@concordat/simulation";
import { coordinate, RunDatabase } from "@concordat/simulation-postgres";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { describePostgres } from "../../../../packages/simulation-postgres/src/testing/describe-postgres.js";
import { Machine, type Machines } from "./machines.js";
import { machinesScenario } from "./machines-scenario.js";
import { type PacedModel, startPacedModel } from "./paced-model.js";
import { separateNetwork } from "./separate-network.js";

/** How often something is killed. `CONCORDAT_KILLS=50` makes the long form. */
const kills = Number(process.env.CONCORDAT_KILLS ?? 6);
const isLong = process.env.CONCORDAT_KILLS !== undefined;
/** Milliseconds within which something is killed after the answer that was chosen for it. */
const spreadMs = 300;

/** What of an answer is the same on every machine, in the order of the key. */
async function answersIn(ledger: Ledger): Promise<unknown[][]> {
  const columns = ["round", "survey", "question", "agent", "state", "code", "answer", "requests"];
  const rows: unknown[][] = [];
  for await (const { row } of ledger.read("answer", { columns })) rows.push([...row]);
  return rows;
}

await describePostgres("three workers, two coordinators and a database", ({ server }) => {
  let model: PacedModel;
  const started: Machine[] = [];
  const start = (machine: Machine): Machine => {
    started.push(machine);
    return machine;
  };
  beforeEach(async () => {
    model = await startPacedModel();
  });
  afterEach(async () => {
    for (const machine of started.splice(0)) {
      machine.signal("SIGKILL");
      await machine.end();
    }
    await model.close();
  });

  /** A run that nobody has worked on yet, and what one process alone comes to. */
  const begun = async (agents: number, { surveyed }: { readonly surveyed: boolean }) => {
    const scenario = machinesScenario(agents, { surveyed });
    const itsModel = await startPacedModel();
    const client = createOllamaClient({ model: "m", endpoint: itsModel.origin, maxConcurrent: 8 });
    const record = createMemoryLedger();
    const options = { scenario, ledger: record, model: modelPolicies({ client }), concurrency: 8 };
    const { summary: alone } = await simulate(options);
    const answers = await answersIn(record);
    await itsModel.close();
    const ledger = await server.newDatabase();
    const database = await RunDatabase.open(ledger);
    const run = await database.createRun("killed", scenario);
    const machines: Machines = { ledger, endpoint: model.origin };
    return { alone, answers, database, run, machines };
  };

  it(
    `come to the hash of one process after ${kills} kills, with every decision and every answer to a survey once`,
    async () => {
      const { alone, answers, database, run, machines } = await begun(4 * kills, { surveyed: true });
      const roles = [
        Machine.worker,
        Machine.worker,
        Machine.worker,
        Machine.coordinator,
        Machine.coordinator,
      ];
      const alive = roles.map((role) => start(role(machines)));
      const gaveUp: string[] = [];
      const replace = (place: number): void => {
        const role = roles[place] ?? Machine.worker;
        alive[place] = start(role(machines));
      };
      /** A process that exits before the run is complete has given up. */
      const replaceEnded = (): void => {
        for (const [place, { ended, said }] of alive.entries()) {
          if (ended === null || ended === "0") continue;
          gaveUp.push(said);
          replace(place);
        }
      };
      for (const { answers, ms, victim } of killPlan(alone.requests, roles.length + 1)) {
        while (model.answered() < answers) {
          await setTimeout(20);
          replaceEnded();
        }
        await setTimeout(ms);
        const machine = alive[victim];
        if (machine === undefined) await server.killAndRestart?.();
        else {
          machine.signal("SIGKILL");
          replace(victim);
        }
      }
      while (alive.some(({ ended }) => ended !== "0")) {
        await setTimeout(50);
        replaceEnded();
      }
      // Only one that has never reached the server ends at once, and says so.
      expect(gaveUp.filter((said) => !said.startsWith("concordat: PostgreSQL "))).toEqual([]);
      expect(gaveUp.filter((said) => said.includes("starting up"))).toEqual([]);
      const { scenario, ledger } = run;
      expect(await verify({ scenario, ledger })).toMatchObject({
        state: "verified",
        decisions: alone.decisions,
        answers: alone.answers.asked,
        hash: alone.hash,
      });
      const { recorded, discarded } = await workOf(database);
      expect([recorded.decisions, recorded.answers]).toEqual([alone.decisions, alone.answers.asked]);
      expect(await answersIn(ledger)).toEqual(answers);
      // What a killed worker had asked is in nobody's account.
      expect(recorded.requests + discarded.requests).toBeLessThanOrEqual(model.bodies.length);
      await database.close();
    },
    minutes(3) + kills * minutes(0.6),
  );

  const network = separateNetwork();
  afterAll(() => network.remove());
  const suspended = {
    leave: (machine: Machine) => machine.signal("SIGSTOP"),
    comeBack: (machine: Machine) => machine.signal("SIGCONT"),
  };
  const cutOff = { leave: () => network.cut(), comeBack: () => network.mend() };
  const late = [
    ["survey", "suspended until the run is complete", { ...suspended, waits: false }],
    ["round", `cut off by ${network.kind} until others have gone on`, { ...cutOff, waits: true }],
    ["round", "suspended until others have gone on", { ...suspended, waits: true }],
    ["survey", `cut off by ${network.kind} until the run is complete`, { ...cutOff, waits: false }],
    ["survey", "suspended until others have gone on", { ...suspended, waits: true }],
    ["round", "suspended until the run is complete", { ...suspended, waits: false }],
  ] as const;
  it.each(late.slice(0, isLong ? late.length : 2))(
    "record nothing of a worker that, in the middle of a %s, was %s, and count its cost",
    async (middle, _, { leave, comeBack, waits }) => {
      const surveyed = middle === "survey";
      const { alone, answers, database, run, machines } = await begun(12, { surveyed });
      const slow = await startPacedModel();
      slow.holdAfter(2);
      const coordinated = coordinate({ database, run, leaseSeconds: 10, shardSeconds: 1 });
      const { within } = network;
      const there = {
        within,
        ledger: await network.reach(machines.ledger),
        endpoint: await network.reach(slow.origin),
      };
      const absent = start(Machine.worker(there));
      const waitFor = async (isSo: () => unknown): Promise<void> => {
        await expect.poll(isSo, { timeout: minutes(3), interval: 20 }).toBe(true);
      };
      // Who has asked six times, four at once, has two answers; its shard takes more.
      await waitFor(() => slow.bodies.length === 6);
      leave(absent);
      // The last request of the run is not made before the late worker is back, or is made long before.
      if (waits) model.holdAfter(alone.requests - 1);
      const other = start(Machine.worker(machines));
      if (waits) await waitFor(() => model.bodies.length === alone.requests);
      else await coordinated;
      slow.release();
      comeBack(absent);
      await waitFor(async () => (await workOf(database)).discarded.shards > 0);
      model.release();
      expect([await absent.end(), absent.said]).toEqual(["0", expect.stringContaining("discarded")]);
      expect([await other.end(), other.said]).toEqual(["0", other.said]);
      const { state, summary, discarded } = await coordinated;
      expect([state, summary.hash]).toEqual(["completed", alone.hash]);
      if (waits) expect(discarded.requests).toBeGreaterThanOrEqual(2);
      const work = await workOf(database);
      expect([work.recorded.decisions, work.recorded.answers]).toEqual([alone.decisions, answers.length]);
      expect(work.discarded.requests).toBeGreaterThanOrEqual(2);
      const { scenario, ledger } = run;
      expect(await answersIn(ledger)).toEqual(answers);
      expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", hash: alone.hash });
      await slow.close();
      await database.close();
    },
    minutes(8),
  );
});

function minutes(count: number): number {
  return 60_000 * count;
}

/** What PostgreSQL has counted of the work on shards. */
async function workOf({ connection }: RunDatabase) {
  const sums =
    "count(*)::integer AS shards, coalesce(sum(decisions), 0)::integer AS decisions, coalesce(sum(answers), 0)::integer AS answers, coalesce(sum(requests), 0)::integer AS requests";
  const of = async (state: string) =>
    (await connection.query(`SELECT ${sums} FROM concordat.shard_work WHERE state = $1`, [state])).rows[0];
  return { recorded: await of("recorded"), discarded: await of("discarded") };
}

/** After how many answers, and how long after that, which place is killed. Each place has its turn before any has two. */
function killPlan(requests: number, places: number) {
  const draw = (purpose: string, index: number): number =>
    createHash("sha256").update(`${purpose} ${index}`).digest().readUInt32BE() / 2 ** 32;
  return Array.from({ length: kills }, (_, kill) => {
    const turn = Math.floor(kill / places);
    const order = Array.from({ length: places }, (_, place) => place).sort(
      (a, b) => draw("victim", turn * places + a) - draw("victim", turn * places + b),
    );
    return {
      answers: Math.floor((0.95 * requests * (kill + draw("answers", kill))) / kills),
      ms: spreadMs * draw("ms", kill),
      victim: order[kill % places] ?? 0,
    };
  });
}
