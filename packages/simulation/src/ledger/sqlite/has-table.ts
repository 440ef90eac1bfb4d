import type Database from "libsql";
import type { TableName } from "../tables.js";

/** Whether the file of a ledger has a table. Files of an earlier version lack those that were added later. */
export function hasTable(database: Database.Database, table: TableName): boolean {
  const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").raw();
  return found.get(table) !== undefined;
}
