import type { LedgerRow, TableName } from "@concordat/simulation";
import type { Client } from "../database/connection.js";
import { insertStatement } from "./sql.js";

/** Inserts rows of any tables in the connection's transaction. A row whose key already exists is ignored. */
export async function insertRows(
  client: Client,
  simulation: number,
  rows: readonly LedgerRow[],
): Promise<void> {
  const byTable = new Map<TableName, LedgerRow[]>();
  for (const row of rows) {
    const same = byTable.get(row.table) ?? [];
    byTable.set(row.table, same);
    same.push(row);
  }
  for (const [table, same] of byTable) {
    const { sql, values } = insertStatement(simulation, table, same);
    await client.query(sql, [...values]);
  }
}
