import type Database from "libsql";
import type { Damage } from "../ledger/ledger.js";
import type { Row, TableName } from "../ledger/tables.js";
import { tableNames } from "../ledger/tables.js";
import { selectBytesSql, selectKeySql } from "./sql.js";
import { storedCells } from "./stored-row.js";

/** What SQLite says of a row whose key is not the one in the index. */
const otherKey = /^row (\d+) missing from index sqlite_autoindex_([a-z_]+)_\d+/;

/**
 * The first thing that SQLite finds wrong with the tables: rows that are not those of their index, above all. What reads
 * the keys of rows reads them from the index, and does not see it.
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

/** The first row of a table in which a cell holds bytes instead of text or a number. */
export function findBytes(database: Database.Database, table: TableName): Damage {
  const key = firstRow(database.prepare(selectBytesSql(table)).raw().get());
  return { table, key, what: "a cell of the row holds bytes" };
}

function firstRow(selected: unknown): Row | null {
  return selected === undefined ? null : storedCells(selected);
}
