import type { ReadOptions } from "../ledger.js";
import { type TableName, tableNames, tableOf } from "../tables.js";

/**
 * The application id in the header of the database ("CNCD"). It distinguishes ledgers from the files of other programs.
 */
export const applicationId = 0x434e4344;
/** The version of the tables' schema. */
export const schemaVersion = 3;
/**
 * The oldest version of the tables' schema that can be read. It has no table of states: reading them gives no rows, and
 * opening the file for writing adds the table.
 */
export const oldestSchemaVersion = 2;

/** Returns the SQL that creates all tables. Text is compared by its UTF-8 bytes, as in every ledger. */
export function schemaSql(): string {
  const owner =
    "CREATE TABLE IF NOT EXISTS owner (id INTEGER PRIMARY KEY CHECK (id = 1), epoch INTEGER NOT NULL, holder TEXT NOT NULL, since TEXT NOT NULL) STRICT";
  return [owner, ...tableNames.map(tableSql)].join(";\n");
}

function tableSql(name: TableName): string {
  const { columns, key, integers } = tableOf(name);
  const lines = columns.map((column, index) => {
    const type = integers.includes(column) ? "INTEGER" : "TEXT";
    return `"${column}" ${type}${index < key ? " NOT NULL" : ""}`;
  });
  const primary = columns.slice(0, key).map(quoted).join(", ");
  return `CREATE TABLE IF NOT EXISTS "${name}" (${lines.join(", ")}, digest TEXT NOT NULL, PRIMARY KEY (${primary})) STRICT`;
}

/** The SQL that selects the epoch and the holder of the latest claim. */
export const selectOwnerSql: string = `SELECT ${jsonOf(["epoch", "holder"])} FROM owner`;

/** Returns the SQL that inserts a row and its digest. A row whose key already exists is ignored. */
export function insertSql(name: TableName): string {
  const { columns, key } = tableOf(name);
  const names = [...columns.map(quoted), "digest"];
  const primary = columns.slice(0, key).map(quoted).join(", ");
  const places = names.map(() => "?").join(", ");
  return `INSERT INTO "${name}" (${names.join(", ")}) VALUES (${places}) ON CONFLICT (${primary}) DO NOTHING`;
}

/**
 * Returns the SQL that selects the columns followed by the digest, in the order of the key. It has one parameter for
 * `round` and one for `fromRound`, if given. Rows are returned as the bytes of a JSON array, because libsql ends the
 * process if a text is not valid UTF-8.
 */
export function selectSql(name: TableName, { round, fromRound, columns }: ReadOptions): string {
  const table = tableOf(name);
  const names = (columns ?? table.columns).map(quoted);
  const first = quoted(table.columns[0] ?? "");
  const conditions = [
    ...(round === undefined ? [] : [`${first} = ?`]),
    ...(fromRound === undefined ? [] : [`${first} >= ?`]),
  ];
  const where = conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
  const row = jsonOf([...names, "digest"]);
  return `SELECT ${row} FROM "${name}"${where} ORDER BY ${orderOf(name)}`;
}

/**
 * Returns the SQL that selects, for each row of a round, the bytes that were hashed and the digest, in the order of the
 * key.
 */
export function selectTextsSql(name: TableName): string {
  const names = tableOf(name).columns.map(quoted);
  const row = jsonOf([`'${name}'`, ...names]);
  return `SELECT ${row}, CAST(digest AS BLOB) FROM "${name}" WHERE round = ? ORDER BY ${orderOf(name)}`;
}

/** Returns the SQL that selects the key of the first row with a cell of bytes. Ledgers never write bytes. */
export function selectBytesSql(name: TableName): string {
  const { columns, key } = tableOf(name);
  const isBytes = [...columns.map(quoted), "digest"].map((column) => `typeof(${column}) = 'blob'`);
  const texts = columns.slice(0, key).map((column) => `CAST(${quoted(column)} AS TEXT)`);
  return `SELECT ${jsonOf(texts)} FROM "${name}" WHERE ${isBytes.join(" OR ")} LIMIT 1`;
}

/** Returns the SQL that selects the key of a row from the row itself, not from the index. */
export function selectKeySql(name: TableName): string {
  const { columns, key } = tableOf(name);
  return `SELECT ${jsonOf(columns.slice(0, key).map(quoted))} FROM "${name}" NOT INDEXED WHERE rowid = ?`;
}

function jsonOf(values: readonly string[]): string {
  return `CAST(json_array(${values.join(", ")}) AS BLOB)`;
}

function orderOf(name: TableName): string {
  const { columns, key } = tableOf(name);
  return columns.slice(0, key).map(quoted).join(", ");
}

function quoted(column: string): string {
  return `"${column}"`;
}
