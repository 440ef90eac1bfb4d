import { type LedgerRow, type ReadOptions, type TableName, tables } from "@concordat/simulation";
import { isInteger, tableIn } from "../database/tables-sql.js";

/** A SQL statement with its parameters. */
export interface SqlStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Returns the statement that inserts rows of one table and their digests. A row whose key already exists is ignored.
 */
export function insertStatement(
  simulation: number,
  name: TableName,
  rows: readonly LedgerRow[],
): SqlStatement {
  const { columns, key } = tables[name];
  const primary = ["simulation", ...columns.slice(0, key).map(quoted)].join(", ");
  const types = columns.map((column) => (isInteger(name, column) ? "bigint[]" : "text[]"));
  // Each column is passed as one array parameter, so that a single statement can insert any number of rows.
  const places = [...types, "text[]"].map((type, index) => `$${index + 2}::${type}`).join(", ");
  const names = [...columns.map(quoted), "digest"].join(", ");
  const values = columns.map((_, index) => rows.map(({ row }) => row[index] ?? null));
  return {
    sql: `INSERT INTO ${tableIn(name)} (simulation, ${names}) SELECT $1::integer, * FROM unnest(${places}) ON CONFLICT (${primary}) DO NOTHING`,
    values: [simulation, ...values, rows.map(({ digest }) => digest)],
  };
}

/**
 * Returns the SQL that selects the columns followed by the digest, in the order of the key. Numbers are part of the
 * text, because cursors do not support parameters.
 */
export function selectSql(
  simulation: number,
  name: TableName,
  { round, fromRound, columns }: ReadOptions,
): string {
  const table = tables[name];
  const names = [...(columns ?? table.columns).map(quoted), "digest"].join(", ");
  const first = quoted(table.columns[0]);
  const where = [
    `simulation = ${wholeNumber(simulation)}`,
    ...(round === undefined ? [] : [`${first} = ${wholeNumber(round)}`]),
    ...(fromRound === undefined ? [] : [`${first} >= ${wholeNumber(fromRound)}`]),
  ].join(" AND ");
  const order = table.columns.slice(0, table.key).map(quoted).join(", ");
  return `SELECT ${names} FROM ${tableIn(name)} WHERE ${where} ORDER BY ${order}`;
}

/**
 * Returns the SQL that selects the rows of some agents in a round, in any order. Parameters: $1 the number of the run,
 * $2 the round, $3 the ids of the agents.
 */
export function rowsOfAgentsSql(name: "decision" | "answer"): string {
  const names = [...tables[name].columns.map(quoted), "digest"].join(", ");
  return `SELECT ${names} FROM ${tableIn(name)} WHERE simulation = $1 AND round = $2 AND agent = ANY($3::text[])`;
}

function quoted(column: string): string {
  return `"${column}"`;
}

function wholeNumber(value: number): number {
  if (!Number.isInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return value;
}
