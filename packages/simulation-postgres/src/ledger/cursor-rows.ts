import type { StoredRow } from "@concordat/simulation";
import type { Client, Connection } from "../database/connection.js";

/** Number of rows fetched at a time. A record has about 1.5 kB. */
const fetched = 2_000;

let cursors = 0;

/**
 * Yields the rows of a query without loading all of them into memory.
 * @param client a connection with an open transaction
 */
export async function* cursorRows(
  connection: Connection,
  client: Client,
  sql: string,
): AsyncGenerator<StoredRow> {
  const cursor = `rows_${++cursors}`;
  await connection.guarded(() => client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${sql}`));
  for (;;) {
    const text = `FETCH FORWARD ${fetched} FROM ${cursor}`;
    const { rows } = await connection.guarded(() => client.query({ text, rowMode: "array" }));
    for (const row of rows) yield storedRow(row);
    if (rows.length < fetched) break;
  }
  await connection.guarded(() => client.query(`CLOSE ${cursor}`));
}

/** Converts a selected row, which consists of the cells followed by the digest. */
export function storedRow(cells: unknown[]): StoredRow {
  const digest = String(cells.pop());
  return {
    row: cells.map((cell) => (typeof cell === "string" || typeof cell === "number" ? cell : null)),
    digest,
  };
}
