import { simulate, verify } from "@concordat/simulation";
import { describe, expect, it } from "vitest";
import { coordinate } from "../coordinator/coordinate.js";
import { type DatabaseRun, RunDatabase, type RunState } from "../runs/run-database.js";
import { waitForRun } from "../runs/wait-for-run.js";
import { describePostgres } from "../testing/describe-postgres.js";
import { steadyModel } from "../testing/steady-model.js";
import { street } from "../testing/street.js";
import { work } from "../worker/work.js";
import { Connection } from "./connection.js";
import { tablesVersion } from "./tables-sql.js";

await describePostgres("tables of another version", ({ server }) => {
  /** A database as the version before surveys on several machines left it, with a run. */
  const earlier = async () => {
    const url = await server.newDatabase();
    const database = await RunDatabase.open(url);
    const run = await database.createRun("old", street());
    const { summary } = await simulate({ scenario: run.scenario, ledger: run.ledger });
    await database.connection.query("ALTER TABLE concordat.shard_work DROP COLUMN answers");
    await database.connection.query("DROP INDEX concordat.answer_of_agent");
    await database.connection.query("UPDATE concordat.tables_version SET version = 2");
    await database.close();
    return { url, hash: summary.hash };
  };

  it("get what they lack from whichever of several processes is first, and keep every run", async () => {
    const { url, hash } = await earlier();
    const opened = await Promise.all([1, 2, 3].map(() => RunDatabase.open(url)));
    const [database] = opened;
    if (database === undefined) throw new Error("it was not opened");
    const { rows } = await database.connection.query(
      "SELECT max(version) AS version, (SELECT sum(answers)::integer FROM concordat.shard_work) AS answers FROM concordat.tables_version",
    );
    expect(rows).toEqual([{ version: tablesVersion, answers: null }]);
    const { scenario, ledger } = await database.openRun("old");
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", hash });
    for (const one of opened) await one.close();
  });

  it("are left as they are by a role that may not change them, which is told whom to wait for", async () => {
    const { url } = await earlier();
    const owner = new Connection(url);
    const role = `reader_${process.pid}`;
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'reads'`);
    await owner.query(`GRANT USAGE ON SCHEMA concordat TO ${role}`);
    await owner.query(`GRANT SELECT ON ALL TABLES IN SCHEMA concordat TO ${role}`);
    const asReader = new URL(url);
    [asReader.username, asReader.password] = [role, "reads"];
    await expect(RunDatabase.open(asReader.href)).rejects.toThrow(
      `its tables are of version 2, and this program needs version ${tablesVersion}; let the owner of the database`,
    );
    expect((await owner.query("SELECT version FROM concordat.tables_version")).rows).toEqual([
      { version: 2 },
    ]);
    await (await RunDatabase.open(url)).close();
    const reader = await RunDatabase.open(asReader.href);
    expect(await reader.runs()).toMatchObject([{ name: "old", closed: 4 }]);
    await reader.close();
    await owner.query(`DROP OWNED BY ${role}`);
    await owner.query(`DROP ROLE ${role}`);
    await owner.close();
  });

  it("are refused when they are later than the program", async () => {
    const { url } = await earlier();
    const owner = new Connection(url);
    await owner.query("UPDATE concordat.tables_version SET version = 99");
    await expect(RunDatabase.open(url)).rejects.toThrow(
      `its tables are of version 99, and this program knows version ${tablesVersion}; update concordat`,
    );
    await owner.close();
  });

  describe("that are brought to a later one while a program is connected", () => {
    const fits = ({ name }: RunState) => name === "later";
    const begun = async (database: RunDatabase, run: DatabaseRun): Promise<void> => {
      const left = new AbortController();
      const worked = work({ database, run, model: steadyModel(), signal: left.signal });
      await coordinate({ database, run, limits: { maxRequests: 1 } });
      left.abort();
      await worked;
    };

    it.each<[string, (database: RunDatabase, run: DatabaseRun, waiting: () => void) => Promise<unknown>]>([
      [
        "a worker without a run",
        (database, _, waiting) => waitForRun({ database, fits, onWaiting: waiting }),
      ],
      [
        "a worker whose run has not begun",
        (database, run, waiting) => {
          waiting();
          return work({ database, run, model: steadyModel() });
        },
      ],
      [
        "a worker that is given nothing to do",
        async (database, run, waiting) => {
          await begun(database, run);
          waiting();
          return work({ database, run, model: steadyModel() });
        },
      ],
      [
        "a coordinator without workers",
        (database, run, waiting) => coordinate({ database, run, onWaiting: waiting }),
      ],
    ])("end the waiting of %s, which is told what to do", async (_, wait) => {
      const database = await RunDatabase.open(await server.newDatabase());
      const run = await database.createRun("street", street({ policy: { kind: "model" } }));
      let isWaiting = false;
      const ended = wait(database, run, () => {
        isWaiting = true;
      }).catch((error: unknown) => error);
      await expect.poll(() => isWaiting, { timeout: 30_000 }).toBe(true);
      await database.connection.query("INSERT INTO concordat.tables_version VALUES (99)");
      expect(await ended).toMatchObject({
        code: "LEDGER_FAILED",
        message: expect.stringContaining(
          `its tables have been brought to version 99, and this program knows version ${tablesVersion}; update concordat on this machine and start it again`,
        ),
      });
      await database.close();
    });
  });
});
