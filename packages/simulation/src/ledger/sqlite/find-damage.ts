import type Database from "libsql";
import type { Damage } from "../ledger.js";
import type { Row, TableName } from "../tables.js";
import { tableNames } from "../tables.js";
import { selectBytesSql, selectKeySql } from "./sql.js";
import { storedCells } from "./stored-row.js";

/** Matches the message of SQLite for a row whose key differs from the index. */
const otherKey = /^row (\d+) missing from index sqlite_autoindex_([a-z_]+)_\d+/;

/**
 * Returns the first problem that SQLite finds in the tables, such as a row that differs from its index; `null` if there
 * is none. Queries for keys read only the index, and therefore miss such a row.
 */
export function findDamage(database: Database.Database): Damage | null {
  const [said] = [database.prepare("PRAGMA integrity_check(1)").raw().get()].flat();
  if (said === "ok") return null;
  const [, rowId, name] = otherKey.exec(String(said)) ?? [];
  const table = tableNames.find((known) => known === name);
  if (table === undefined) return { table: null, key: null, what: String(said) };
  const key = firstRow(database.prepare(selectKeySql(table)).raw().get(Number(rowId)));
  return { table, key, what: "the row's key was changed" };
}

/** Returns the damage of the first row of a table that has a cell of bytes instead of text or a number. */
export function findBytes(database: Database.Database, table: TableName): Damage {
  const key = firstRow(database.prepare(selectBytesSql(table)).raw().get());
  return { table, key, what: "a cell of the row holds bytes" };
}

function firstRow(selected: unknown): Row | null {
  return selected === undefined ? null : storedCells(selected);
}
