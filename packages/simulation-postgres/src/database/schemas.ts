import { LedgerError } from "@concordat/simulation";
import type { Client, Connection } from "./connection.js";

/** A schema that this program creates, and a table in it by which the schema is recognized. */
export interface OwnSchema {
  readonly name: string;
  readonly table: string;
}

/** The schema of all records. */
export const runsSchema: OwnSchema = { name: "concordat", table: "tables_version" };
/** The schema with the tables of the queue, which pg-boss manages. */
export const queueSchema: OwnSchema = { name: "concordat_queue", table: "version" };

/** The schema of batches: the items of `generateMany` and their results. */
export const batchesSchema: OwnSchema = { name: "concordat_many", table: "tables_version" };
/** The schema with the queue of batches. */
export const batchQueueSchema: OwnSchema = { name: "concordat_many_queue", table: "version" };

/**
 * Checks that an existing schema of this name was created by this program, so that nothing is written to the schema of
 * another program.
 * @param place the server and the database, for the message
 * @throws {LedgerError} when there is a schema of this name without the expected table
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
    `PostgreSQL ${place}: it has a schema ${name} that was not made by Concordat, and is left as it is; name another database`,
  );
}
