import { LedgerError } from "@concordat/simulation";
import type { Connection } from "./connection.js";
import { queueSchema, refuseForeignSchema, runsSchema } from "./schemas.js";
import { schemaSql, tablesVersion } from "./tables-sql.js";

/** The lock that keeps two processes from creating the tables at once: "CNCD". */
export const lockClass = 0x434e4344;

/**
 * Makes sure that the tables are there, and are those that this program knows. A role that may not create anything can
 * use tables that are there.
 * @returns whether they were created now
 * @throws {LedgerError} when they are of another version, or the database cannot hold them, or holds a schema of that name
 *   which is somebody else's
 */
export async function openTables(connection: Connection): Promise<boolean> {
  const { rows: found } = await connection.query(
    "SELECT current_setting('server_encoding') AS encoding, to_regclass('concordat.tables_version') AS present",
  );
  const [{ encoding, present }] = found;
  if (encoding !== "UTF8")
    throw new LedgerError(
      `PostgreSQL ${connection.place}: the database is encoded as ${encoding}; use one in UTF8`,
    );
  if (present === null) {
    await connection.transaction(async (client) => {
      await client.query("SELECT pg_advisory_xact_lock($1, 0)", [lockClass]);
      // Of another process that was faster, the tables are seen only now.
      for (const own of [runsSchema, queueSchema]) await refuseForeignSchema(client, own, connection.place);
      await client.query(schemaSql());
    });
  }
  const { rows } = await connection.query("SELECT max(version) AS version FROM concordat.tables_version");
  if (rows[0]?.version !== tablesVersion)
    throw new LedgerError(
      `PostgreSQL ${connection.place}: its tables are of version ${rows[0]?.version}; this program knows version ${tablesVersion}`,
    );
  return present === null;
}
