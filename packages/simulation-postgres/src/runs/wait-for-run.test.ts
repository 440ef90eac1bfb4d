import { expect, it } from "vitest";
import { describePostgres } from "../testing/describe-postgres.js";
import { street } from "../testing/street.js";
import { RunDatabase } from "./run-database.js";
import { waitForRun } from "./wait-for-run.js";

await describePostgres("waiting for a run", ({ openDatabase, server }) => {
  it("ends once the run exists, also if the database restarts in between", async () => {
    const database = await openDatabase();
    await database.createRun("other", street());
    const waits: string[][] = [];
    const found = waitForRun({
      database,
      fits: ({ name }) => name === "later",
      onWaiting: (runs) => waits.push(runs.map(({ name }) => name)),
    });
    await expect.poll(() => waits).toEqual([["other"]]);
    await server.killAndRestart?.();
    await expect.poll(() => database.runs().catch(() => null), { timeout: 60_000 }).toHaveLength(1);
    const { id } = await database.createRun("later", street());
    expect(await found).toMatchObject({ id, name: "later", begun: false });
  });

  it("stops once the signal is aborted", async () => {
    const database = await openDatabase();
    const stop = new AbortController();
    const onWaiting = () => stop.abort();
    expect(await waitForRun({ database, fits: () => true, signal: stop.signal, onWaiting })).toBeNull();
  });
});

await describePostgres("a database that is restarted", ({ server }) => {
  it("is awaited by callers that open it or a run of it while it starts, if it was ever there", async () => {
    const url = await server.newDatabase();
    const before = await RunDatabase.open(url);
    await before.createRun("kept", street());
    const restarted = server.killAndRestart?.();
    const opened = RunDatabase.open(url).catch((error: unknown) => error);
    expect(await before.openRun("kept")).toMatchObject({ name: "kept" });
    await restarted;
    const other = await opened;
    // It found a server that starts; or one that is not there, or goes at this moment, which could be any program.
    if (other instanceof RunDatabase) await other.close();
    else
      expect(other).toMatchObject({
        code: "LEDGER_FAILED",
        message: expect.not.stringContaining("starting up"),
      });
    await before.close();
  });
});
