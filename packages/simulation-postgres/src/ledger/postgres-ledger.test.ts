import { createMemoryLedger, simulate, verify } from "@concordat/simulation";
import { copyRun } from "@concordat/simulation/distributed";
import { expect, it } from "vitest";
import { describeLedger } from "../../../simulation/src/testing/ledger-conformance.js";
import { Connection } from "../database/connection.js";
import { RunDatabase } from "../runs/run-database.js";
import { describePostgres } from "../testing/describe-postgres.js";
import { street } from "../testing/street.js";

await describePostgres("runs in PostgreSQL", ({ openDatabase, server }) => {
  describeLedger("PostgreSQL", async (name) => {
    const database = await openDatabase();
    return (await database.createRun(name, street())).ledger;
  });

  it("keeps the runs of a database apart, by their names", async () => {
    const database = await openDatabase();
    const [a, b] = [
      await database.createRun("a", street()),
      await database.createRun("b", street({ seed: 9 })),
    ];
    await simulate({ scenario: a.scenario, ledger: a.ledger });
    expect(await database.runs()).toEqual([
      { id: a.id, name: "a", rounds: 4, closed: 4, begun: true, isLed: expect.any(Boolean) },
      { id: b.id, name: "b", rounds: 4, closed: 0, begun: false, isLed: expect.any(Boolean) },
    ]);
    await expect(database.createRun("a", street())).rejects.toThrow(/holds a run a already; resume it/);
    await expect(database.createRun("b", street())).rejects.toThrow(/holds a run b already/);
    await expect(database.openRun("c")).rejects.toThrow(/has no run c; it has a, b$/);
    expect((await database.createRun("b", street({ seed: 9 }))).id).toBe(b.id);
  });

  it("gives a run the same hash as memory does, and verifies it, and its copies in both directions", async () => {
    const database = await openDatabase();
    const run = await database.createRun("original", street());
    const { summary } = await simulate({ scenario: run.scenario, ledger: run.ledger });
    expect(summary.hash).toBe((await simulate({ scenario: street() })).summary.hash);
    const again = await database.openRun("original");
    expect(await verify({ scenario: again.scenario, ledger: again.ledger })).toMatchObject({
      state: "verified",
      rounds: 4,
      hash: summary.hash,
    });
    const memory = createMemoryLedger();
    await copyRun(run.ledger, memory);
    expect(await verify({ scenario: run.scenario, ledger: memory })).toMatchObject({
      state: "verified",
      hash: summary.hash,
    });
    const back = await database.createRun("copy", street());
    await copyRun(memory, back.ledger);
    expect(await verify({ scenario: back.scenario, ledger: back.ledger })).toMatchObject({
      state: "verified",
      rounds: 4,
      hash: summary.hash,
    });
    await expect(copyRun(memory, back.ledger)).rejects.toThrow(/holds a run with decisions already/);
  });

  it.each([
    "../../outside.txt",
    "/tmp/outside.txt",
    "inputs/../x",
    "inputs/a/b",
    "c:x",
    "..",
    "a\\b",
    "inputs/extra.json",
  ])("writes nothing for a file that is not the scenario's: %s", async (path) => {
    const database = await openDatabase();
    const { id } = await database.createRun("street", street());
    await database.connection.query("INSERT INTO concordat.input_file VALUES ($1, $2, 'owned')", [id, path]);
    await expect(database.openRun("street")).rejects.toThrow(
      `hold ${JSON.stringify(path)}, which is not a file`,
    );
  });

  it.each([
    "postgres://u:1234/SECRET@127.0.0.1:1/db",
    "postgres://u:SEC/RET@127.0.0.1:1/db",
    "postgres://u:1234?SECRET@127.0.0.1:1/db",
    "postgres://u:1234#SECRET@127.0.0.1:1/db",
    "mysql://u:SECRET@h/db",
  ])("repeats nothing of a URL that it cannot read: %s", async (url) => {
    await expect(RunDatabase.open(url)).rejects.toThrow(
      /^the database must be a URL such as .* write \/ as %2F, \? as %3F, # as %23 and @ as %40$/,
    );
  });

  it("reads times from a database that writes them in another form", async () => {
    const url = await server.newDatabase();
    const first = await RunDatabase.open(url);
    await first.connection.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET datestyle = 'German'`);
    await first.close();
    const database = await RunDatabase.open(url);
    const { rows } = await database.connection.query("SELECT clock_timestamp() AS now");
    expect(rows[0].now).toBeInstanceOf(Date);
    expect(rows[0].now.getTime()).toBeGreaterThan(0);
    await database.close();
  });

  it("lets any number of processes open a database that is new, at the same moment", async () => {
    const url = await server.newDatabase();
    const opened = await Promise.all(Array.from({ length: 5 }, () => RunDatabase.open(url)));
    for (const database of opened) {
      expect(await database.runs()).toEqual([]);
      await database.close();
    }
  });

  it.each([
    ["concordat", "CREATE TABLE concordat.worker (id integer, name text)"],
    ["concordat", "SELECT 1"],
    ["concordat_queue", "CREATE TABLE concordat_queue.job (id integer)"],
  ])(
    "refuses a schema %s that somebody else has made, and leaves the database as it is: %s",
    async (schema, made) => {
      const url = await server.newDatabase();
      const connection = new Connection(url);
      await connection.query(`CREATE SCHEMA ${schema}`);
      await connection.query(made);
      const relations = async () =>
        (
          await connection.query(
            "SELECT nspname, relname FROM pg_namespace LEFT JOIN pg_class ON relnamespace = pg_namespace.oid WHERE nspname LIKE 'concordat%' ORDER BY 1, 2",
          )
        ).rows;
      const before = await relations();
      await expect(RunDatabase.open(url)).rejects.toThrow(
        `it has a schema ${schema} that was not made by Concordat, and is left as it is; name another database`,
      );
      expect(await relations()).toEqual(before);
      await connection.close();
    },
  );
});
