import { LedgerError } from "@concordat/simulation";
import type { Connection } from "./connection.js";
import { codeOf } from "./describe-failure.js";
import { assertOwnSchema, queueSchema, runsSchema } from "./schemas.js";
import { schemaSql, tablesVersion } from "./tables-sql.js";

/** The key of the lock that prevents two processes from creating the tables at the same time ("CNCD"). */
export const lockClass = 0x434e4344;

/** The code of PostgreSQL's error for a role that may not change a table. */
const notAllowed = "42501";

/**
 * Ensures that the tables exist in a supported version. Tables of an earlier version are upgraded, which only their
 * owner may do. A role without the right to create tables can use existing ones.
 * @returns whether the tables were created by this call
 * @throws {LedgerError} when the tables are of a later version, or of an earlier one and the role may not upgrade them;
 *   when the database has an unsupported encoding; or when it contains a schema of the same name that Concordat did not
 *   create
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

/** Creates missing tables. If another process is creating them, waits until it has finished. */
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
 * Checks that the tables still have a supported version. Another program may upgrade them while this one is connected;
 * waiting for data of the earlier version would then never end.
 * @throws {LedgerError} when the tables are of a later version
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
