import { checkValue, required, rules } from "@concordat/contracts/options";
import { LedgerError } from "@concordat/simulation";
import { Connection } from "../database/connection.js";
import { defaultReconnectTimeoutSeconds, retryUntilReachable } from "../database/retry-until-reachable.js";
import { openBatchTables } from "./batch-tables.js";

/** Number of results that are read at a time. */
const pageSize = 500;

/**
 * Yields the results of a batch as JSON, in the order in which the items were given last; `null` for an item without a
 * result.
 * @throws {LedgerError} when the database has no batch of this name
 */
export function readBatch(url: string, name: string): AsyncGenerator<string | null> {
  checkValue(url, required(rules.text), "url");
  checkValue(name, required(rules.text), "name");
  return storedResults(url, name);
}

async function* storedResults(url: string, name: string): AsyncGenerator<string | null> {
  const connection = new Connection(url);
  const { signal } = new AbortController();
  const patience = { reconnectTimeoutSeconds: defaultReconnectTimeoutSeconds, signal };
  const query = (sql: string, values: readonly unknown[]) =>
    retryUntilReachable(connection, patience, () => connection.query(sql, values));
  try {
    await retryUntilReachable(connection, patience, () => openBatchTables(connection));
    const { rows } = await query("SELECT id, pass FROM concordat_many.batch WHERE name = $1", [name]);
    const [batch] = rows;
    if (batch === undefined)
      throw new LedgerError(`PostgreSQL ${connection.place}: there is no batch ${name}`);
    for (let from = 0; ; ) {
      const page = await query(
        `SELECT seq, result FROM concordat_many.item WHERE batch = $1 AND pass = $2 AND seq >= $3 ORDER BY seq LIMIT ${pageSize}`,
        [batch.id, batch.pass, from],
      );
      for (const { result } of page.rows) yield result;
      const last = page.rows.at(-1);
      if (last === undefined) return;
      from = last.seq + 1;
    }
  } finally {
    await connection.close();
  }
}
