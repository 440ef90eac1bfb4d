import { LedgerError } from "@concordat/simulation";
import type { Client, Connection } from "./connection.js";

/** A schema that this program makes, and the table by which it is known as made by it. */
export interface OwnSchema {
  readonly name: string;
  readonly table: string;
}

/** Everything that is recorded. */
export const runsSchema: OwnSchema = { name: "concordat", table: "tables_version" };
/** The queue, in which pg-boss keeps its tables. */
export const queueSchema: OwnSchema = { name: "concordat_queue", table: "version" };

/**
 * Makes sure that nothing is written into a schema that only happens to be called like ours.
 * @param place the server and the database, for the message
 * @throws {LedgerError} when there is one of that name without our table
 */
export async function assertOwnSchema(
  connection: Pick<Connection | Client, "query">,
  { name, table }: OwnSchema,
  place: string,
): Promise<void> {
  const { rows } = await connection.query(
    "SELECT 1 FROM pg_namespace n WHERE nspname = $1 AND NOT EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = n.oid AND relname = $2)",
    [name, table],
  );
  if (rows.length === 0) return;
  throw new LedgerError(
    `PostgreSQL ${place}: it has a schema ${name} that was not made for runs, and is left as it is; name another database`,
  );
}
