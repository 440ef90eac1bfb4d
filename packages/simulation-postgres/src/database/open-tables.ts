import { LedgerError } from "@concordat/simulation";
import type { Connection } from "./connection.js";
import { codeOf } from "./describe-failure.js";
import { assertOwnSchema, queueSchema, runsSchema } from "./schemas.js";
import { schemaSql, tablesVersion } from "./tables-sql.js";

/** The lock that prevents two processes from creating the tables concurrently: "CNCD". */
export const lockClass = 0x434e4344;

/** The error of PostgreSQL for a role that may not change a table. */
const notAllowed = "42501";

/**
 * Ensures that the tables exist in a known version. Tables of an earlier version are extended, which requires
 * their owner. A role that may not create tables can use existing ones.
 * @returns whether they were created now
 * @throws {LedgerError} when they are of a later version, or of an earlier one and this role may not change them, or the database
 *   cannot hold them, or has a schema of that name that Concordat did not create
 */
export async function openTables(connection: Connection): Promise<boolean> {
  const { rows: found } = await connection.query(
    "SELECT current_setting('server_encoding') AS encoding, to_regclass('concordat.tables_version') AS present",
  );
  const [{ encoding, present }] = found;
  if (encoding !== "UTF8")
    throw new LedgerError(
      `PostgreSQL ${connection.place}: the database is encoded as ${connection.masked(String(encoding))}; use one in UTF8`,
    );
  if (present === null) {
    await makeTables(connection);
    return true;
  }
  const version = await versionOf(connection);
  if (version > tablesVersion)
    throw new LedgerError(
      `PostgreSQL ${connection.place}: its tables are of version ${version}, and this program knows version ${tablesVersion}; update concordat on this machine`,
    );
  if (version < tablesVersion) await upgradeTables(connection, version);
  return false;
}

/** Creates missing tables. Tables of a concurrent process become visible only when it is done. */
function makeTables(connection: Connection): Promise<void> {
  return connection.transaction(async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1, 0)", [lockClass]);
    for (const own of [runsSchema, queueSchema]) await assertOwnSchema(client, own, connection.place);
    await client.query(schemaSql());
  });
}

async function upgradeTables(connection: Connection, version: number): Promise<void> {
  try {
    await makeTables(connection);
  } catch (error) {
    if (codeOf(error) !== notAllowed) throw error;
    throw new LedgerError(
      `PostgreSQL ${connection.place}: its tables are of version ${version}, and this program needs version ${tablesVersion}; let the owner of the database list its runs with this program first, with: concordat simulate runs`,
      { cause: error },
    );
  }
}

/**
 * Checks that the tables still have the version with which this program opened them: another program may
 * upgrade them while this one is connected and waits for something that it would then never find.
 * @throws {LedgerError} when they are of a later version
 */
export async function checkStillKnown(connection: Connection): Promise<void> {
  const version = await versionOf(connection);
  if (version <= tablesVersion) return;
  throw new LedgerError(
    `PostgreSQL ${connection.place}: its tables have been brought to version ${version}, and this program knows version ${tablesVersion}; update concordat on this machine and start it again`,
  );
}

async function versionOf(connection: Connection): Promise<number> {
  const { rows } = await connection.query("SELECT max(version) AS version FROM concordat.tables_version");
  return Number(rows[0]?.version);
}
