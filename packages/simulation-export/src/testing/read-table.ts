import { join } from "node:path";
import type { Ledger } from "@concordat/simulation";
import { DuckDBInstance } from "@duckdb/node-api";
import type { ExportFormat, ExportTableName } from "../index.js";

/** A table as read by DuckDB: the names of its columns, and its rows. */
export interface ReadTable {
  readonly names: readonly string[];
  readonly rows: Readonly<Record<string, unknown>>[];
}

/** Reads an exported table with DuckDB. The cells of a CSV file are read as text. */
export async function readTable(
  out: string,
  table: ExportTableName,
  { format = "parquet", columns = "*" }: { readonly format?: ExportFormat; readonly columns?: string } = {},
): Promise<ReadTable> {
  const database = await DuckDBInstance.create(":memory:");
  const connection = await database.connect();
  const file = join(out, `${table}.${format}`).replaceAll("'", "''");
  const options = format === "csv" ? `, header = true, all_varchar = true` : "";
  const result = await connection.runAndReadAll(`SELECT ${columns} FROM read_${format}('${file}'${options})`);
  const read = { names: result.columnNames(), rows: result.getRowObjectsJson() };
  connection.closeSync();
  database.closeSync();
  return read;
}

/** Returns some columns of a ledger's table, in the order of the ledger. */
export async function rowsOf(
  ledger: Ledger,
  table: Parameters<Ledger["read"]>[0],
  columns: readonly string[],
): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for await (const { row } of ledger.read(table, { columns })) rows.push([...row]);
  return rows;
}

/** Compares two values by their JSON text. */
export function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}
