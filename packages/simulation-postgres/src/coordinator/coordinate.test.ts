import { createHash } from "node:crypto";
import { simulate, verify } from "@concordat/simulation";
import { expect, it } from "vitest";
import type { DatabaseRun, RunDatabase } from "../runs/run-database.js";
import { describePostgres } from "../testing/describe-postgres.js";
import { steadyModel } from "../testing/steady-model.js";
import { street } from "../testing/street.js";
import { work } from "../worker/work.js";
import { coordinate, type Waiting } from "./coordinate.js";

const scenario = street({ agents: 30, rounds: 3, policy: { kind: "model" } });
const alone = await simulate({ scenario, model: steadyModel() });

await describePostgres("a run on several machines", ({ openDatabase }) => {
  const begun = async (): Promise<{ database: RunDatabase; run: DatabaseRun }> => {
    const database = await openDatabase();
    return { database, run: await database.createRun("shared", scenario) };
  };

  it("comes to what one process comes to, every decision once, and verifies", async () => {
    const { database, run } = await begun();
    const events: string[] = [];
    const [result, ...workers] = await Promise.all([
      coordinate({ database, run, onEvent: ({ type }) => events.push(type) }),
      ...[1, 2, 3].map((concurrency) => work({ database, run, model: steadyModel(), concurrency })),
    ]);
    expect(result).toMatchObject({ state: "completed", summary: alone.summary });
    const made = workers.reduce((sum, { decisions }) => sum + decisions, 0);
    expect(made).toBe(alone.summary.decisions);
    expect(events.filter((type) => type === "decided")).toHaveLength(made);
    expect(result.discarded).toEqual({ shards: 0, requests: 0, tokens: null });
    expect(await verify({ scenario: run.scenario, ledger: run.ledger })).toMatchObject({
      state: "verified",
      hash: alone.summary.hash,
    });
  });

  it("asks in turns where its first worker does, also once it is begun and led by another", async () => {
    const { database, run } = await begun();
    const inTurns = () => steadyModel({ form: "turns", instead: () => "SCROLL" });
    const stop = new AbortController();
    const onEvent = ({ type }: { readonly type: string }): void => {
      if (type === "round-closed") stop.abort();
    };
    const worked = work({ database, run, model: inTurns() });
    expect(await coordinate({ database, run, signal: stop.signal, onEvent })).toMatchObject({
      state: "paused",
    });
    const { summary } = await simulate({ scenario, model: inTurns() });
    expect(await coordinate({ database, run })).toMatchObject({ state: "completed", summary });
    expect(await worked).toMatchObject({ state: "completed" });
  });

  it("takes the model of its first worker, and refuses one with another digest", async () => {
    const { database, run } = await begun();
    const waits: Waiting[] = [];
    const coordinated = coordinate({ database, run, onWaiting: (waiting) => waits.push(waiting) });
    await expect.poll(() => waits).toEqual([{ for: "model" }]);
    const worked = work({ database, run, model: steadyModel({ answerMs: 20 }) });
    const joined = async (): Promise<unknown> =>
      (await database.connection.query("SELECT model->>'digest' AS digest FROM concordat.worker")).rows;
    await expect.poll(joined).toEqual([{ digest: "sha256:steady" }]);
    await expect(work({ database, run, model: steadyModel({ digest: "sha256:other" }) })).rejects.toThrow(
      /another model \(scripted:test, sha256:steady\)/,
    );
    await expect(work({ database, run, model: steadyModel({ digest: "unpinned" }) })).rejects.toThrow(
      /another model/,
    );
    expect(await worked).toMatchObject({ state: "completed" });
    expect(await coordinated).toMatchObject({ state: "completed", summary: { hash: alone.summary.hash } });
  });

  it("lets a second coordinator wait, and take over where the first stopped", async () => {
    const { database, run } = await begun();
    const stop = new AbortController();
    const waits: Waiting[] = [];
    let decided = 0;
    let second: ReturnType<typeof coordinate> | null = null;
    const first = coordinate({
      database,
      run,
      holder: "the first",
      signal: stop.signal,
      onEvent({ type }) {
        if (type === "run-started")
          second = coordinate({ database, run, onWaiting: (waiting) => waits.push(waiting) });
        // Not before the second is there, however fast the decisions come.
        if (type === "decided") decided++;
        if (decided >= 20 && waits.length > 0) stop.abort();
      },
    });
    const worked = work({ database, run, model: steadyModel({ answerMs: 5 }), concurrency: 2 });
    expect(await first).toMatchObject({ state: "paused", pause: { cause: "interrupted" } });
    expect(await second).toMatchObject({ state: "completed", summary: { hash: alone.summary.hash } });
    expect(waits).toContainEqual({ for: "leader", holder: "the first" });
    expect(await worked).toMatchObject({ state: "completed", discarded: 0 });
  });

  it("pauses at a limit once requests in flight are recorded, and continues from there", async () => {
    const { database, run } = await begun();
    const left = new AbortController();
    const worked = work({ database, run, model: steadyModel(), signal: left.signal });
    const paused = await coordinate({ database, run, limits: { maxRequests: 25 } });
    expect(paused).toMatchObject({ state: "paused", pause: { code: "MAX_REQUESTS" } });
    expect(paused.summary.requests).toBeGreaterThanOrEqual(25);
    expect(paused.summary.requests).toBeLessThan(alone.summary.requests);
    expect(await coordinate({ database, run })).toMatchObject({ state: "completed", summary: alone.summary });
    left.abort();
    await worked;
  });

  it("is continued by one process alone, and gives a file's run to workers", async () => {
    const { database, run } = await begun();
    const worked = work({ database, run, model: steadyModel() });
    await coordinate({ database, run, limits: { maxRequests: 10 } });
    const ended = await simulate({ scenario: run.scenario, ledger: run.ledger, model: steadyModel() });
    expect(ended).toMatchObject({ state: "completed", summary: alone.summary });
    expect(await worked).toMatchObject({ state: "completed" });
  });

  it("lets a worker wait where nobody has coordinated yet, and leave at once where all is done", async () => {
    const { database, run } = await begun();
    const model = steadyModel();
    await simulate({ scenario: run.scenario, ledger: run.ledger, model, limits: { maxRequests: 10 } });
    const [result, worked] = await Promise.all([
      coordinate({ database, run }),
      work({ database, run, model }),
    ]);
    expect([result.state, result.summary.hash]).toEqual(["completed", alone.summary.hash]);
    expect(worked).toMatchObject({ state: "completed", pause: null });
    expect(await work({ database, run, model })).toMatchObject({ state: "completed", decisions: 0 });
  });

  it("records no decision of a model that no longer answers, however small the shards, and ends when it does again", async () => {
    const { database, run } = await begun();
    const coordinated = coordinate({ database, run, shardSeconds: 0.01 });
    for (let worker = 0; worker < 2; worker++) {
      const silent = steadyModel({ unanswered: (_, index) => index >= 20 });
      expect(await work({ database, run, model: silent })).toMatchObject({
        state: "left",
        pause: { cause: "model", code: "TIMEOUT" },
      });
    }
    const { rows } = await database.connection.query("SELECT DISTINCT state FROM concordat.decision");
    expect(rows).toEqual([{ state: "valid" }]);
    await work({ database, run, model: steadyModel() });
    expect(await coordinated).toMatchObject({
      state: "completed",
      summary: { hash: alone.summary.hash, failed: 0 },
    });
  });

  it("records a request that is never answered in time as failed, as one process does", async () => {
    const unanswered = (request: string): boolean => createHash("sha256").update(request).digest()[0] === 7;
    const one = await simulate({ scenario, model: steadyModel({ unanswered }) });
    expect(one.summary.failed).toBeGreaterThan(0);
    const { database, run } = await begun();
    const [result] = await Promise.all([
      coordinate({ database, run }),
      ...[1, 2].map(() => work({ database, run, model: steadyModel({ unanswered }) })),
    ]);
    expect(result).toMatchObject({ state: "completed", summary: { hash: one.summary.hash } });
    expect(result.discarded.requests).toBeGreaterThan(0);
  });
});
