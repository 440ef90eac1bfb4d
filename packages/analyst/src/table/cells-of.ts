import type { DuckDBConnection, DuckDBType } from "@duckdb/node-api";
import { type BoundValue, type Cell, toCell } from "./cell.js";
import { type DuckDB, loadDuckDB } from "./duckdb.js";

/** Runs a statement and returns the cells of its result. Rejects with DuckDB's own error. */
export async function cellsOf(
  connection: DuckDBConnection,
  sql: string,
  values: readonly BoundValue[],
): Promise<Cell[][]> {
  if (values.length === 0)
    return (await connection.runAndReadAll(sql)).getRows().map((row) => row.map(toCell));
  const duckdb = await loadDuckDB();
  const statement = await connection.prepare(sql);
  try {
    if (statement.statementType !== duckdb.StatementType.SELECT) throw new Error("only SELECT takes values");
    const bound = values.map(asBound);
    statement.bind(
      bound,
      bound.map((value) => typeOf(duckdb, value)),
    );
    return (await statement.runAndReadAll()).getRows().map((row) => row.map(toCell));
  } finally {
    statement.destroySync();
  }
}

/** Converts integers to `bigint`, so that they compare exactly with large integers of a column. */
function asBound(value: BoundValue): BoundValue {
  return typeof value === "number" && Number.isSafeInteger(value) ? BigInt(value) : value;
}

const largest = 2n ** 63n - 1n;

/** Returns the DuckDB type for a value. The default of the DuckDB client rejects integers beyond 64 bits. */
function typeOf({ VARCHAR, BOOLEAN, DOUBLE, HUGEINT, BIGINT }: DuckDB, value: BoundValue): DuckDBType {
  if (typeof value === "string") return VARCHAR;
  if (typeof value === "boolean") return BOOLEAN;
  if (typeof value === "number") return DOUBLE;
  return value > largest || value < -largest ? HUGEINT : BIGINT;
}
