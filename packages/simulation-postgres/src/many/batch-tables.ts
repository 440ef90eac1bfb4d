import { LedgerError } from "@concordat/simulation";
import type { Connection } from "../database/connection.js";
import { assertOwnSchema, batchesSchema, batchQueueSchema } from "../database/schemas.js";
import { withExclusiveLock } from "../database/with-exclusive-lock.js";
import { startedBoss } from "../queue/leased-jobs.js";

/** The version of the tables of batches. */
const batchTablesVersion = 1;

const sql = `
  CREATE SCHEMA IF NOT EXISTS concordat_many;
  CREATE TABLE IF NOT EXISTS concordat_many.tables_version (version integer PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS concordat_many.batch (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE,
    identity text NOT NULL,
    request text NOT NULL,
    holder text NOT NULL DEFAULT '',
    pass integer NOT NULL DEFAULT 0,
    finished boolean NOT NULL DEFAULT false);
  CREATE TABLE IF NOT EXISTS concordat_many.item (
    batch integer NOT NULL,
    id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    pass integer NOT NULL,
    asked text NOT NULL,
    messages text NOT NULL,
    job uuid,
    code text,
    result text,
    worker text,
    done timestamptz,
    PRIMARY KEY (batch, id));
  CREATE TABLE IF NOT EXISTS concordat_many.rate (
    key text COLLATE "C" PRIMARY KEY,
    requests double precision NOT NULL,
    tokens double precision NOT NULL,
    at timestamptz NOT NULL);
  CREATE INDEX IF NOT EXISTS item_in_order ON concordat_many.item (batch, pass, seq);
  INSERT INTO concordat_many.tables_version VALUES (${batchTablesVersion}) ON CONFLICT DO NOTHING`;

/**
 * Ensures that the tables and the queue of batches exist in a supported version.
 * @throws {LedgerError} when they are of a later version, the database is not encoded as UTF-8, or it has a schema of the
 *   same name that Concordat did not create
 */
export async function openBatchTables(connection: Connection): Promise<void> {
  const { rows } = await connection.query(
    "SELECT current_setting('server_encoding') AS encoding, to_regclass('concordat_many.rate') AS tables, to_regclass('concordat_many_queue.version') AS queue",
  );
  const { encoding, tables, queue } = rows[0];
  if (encoding !== "UTF8")
    throw refused(connection, `the database is encoded as ${encoding}; use one in UTF8`);
  if (tables === null)
    await withExclusiveLock(connection, async () => {
      for (const own of [batchesSchema, batchQueueSchema])
        await assertOwnSchema(connection, own, connection.place);
      await connection.query(sql);
    });
  const found = await connection.query("SELECT max(version) AS version FROM concordat_many.tables_version");
  const version = Number(found.rows[0].version);
  if (version > batchTablesVersion)
    throw refused(
      connection,
      `its batches are of version ${version}, and this program knows version ${batchTablesVersion}; update concordat on this machine`,
    );
  if (queue !== null) return;
  const boss = await startedBoss(connection, "coordinator", batchQueueSchema);
  await boss.stop({ graceful: false, close: false });
}

function refused({ place }: Connection, problem: string): LedgerError {
  return new LedgerError(`PostgreSQL ${place}: ${problem}`);
}
