import { expect, it } from "vitest";
import { describePostgres } from "../testing/describe-postgres.js";
import { street } from "../testing/street.js";
import { untilRun } from "./until-run.js";

await describePostgres("a run that is waited for", ({ openDatabase, server }) => {
  it("is found once it is there, also when the database was restarted meanwhile", async () => {
    const database = await openDatabase();
    await database.createRun("other", street());
    const waits: string[][] = [];
    const found = untilRun({
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

  it("is waited for no longer once the signal is aborted", async () => {
    const database = await openDatabase();
    const stop = new AbortController();
    const onWaiting = () => stop.abort();
    expect(await untilRun({ database, fits: () => true, signal: stop.signal, onWaiting })).toBeNull();
  });
});
