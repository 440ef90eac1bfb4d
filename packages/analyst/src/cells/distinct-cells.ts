import type { Database } from "../table/database.js";

/**
 * The relation from which the cells of a column are read. Its columns are the cell, the number of occurrences `n`, and
 * the first row `r`.
 */
export interface CellSource {
  /** The text after FROM. */
  readonly from: string;
  /** The table of distinct cells; `null` if most cells differ, so that each one is read from the original table. */
  readonly distinct: string | null;
  /** Approximate number of distinct cells. */
  readonly different: number;
  /** Number of rows of the table. */
  readonly rows: number;
}

/** Minimum average number of occurrences for which reading distinct cells is faster. */
const fewTimes = 4;
/** Minimum number of rows for which it is worth creating a table of distinct cells. */
const manyRows = 10_000;

/**
 * Returns the relation from which to read the cells of each column. In a long table, a column with many repeated cells
 * gets a table of its distinct cells, so that each cell is parsed once.
 */
export async function cellSources(
  database: Database,
  columns: readonly string[],
): Promise<ReadonlyMap<string, CellSource>> {
  if (columns.length === 0) return new Map();
  const counts = columns.map((column) => `approx_count_distinct(${column})`);
  const [[rows = 0, ...different] = []] = await database.run(
    `SELECT count(*), ${counts.join(", ")} FROM raw`,
  );
  const sources = new Map<string, CellSource>();
  for (const [index, column] of columns.entries()) {
    const grouped = `SELECT ${column}, count(*) AS n, min(rowid) AS r FROM raw WHERE ${column} IS NOT NULL GROUP BY ${column}`;
    const count = Number(different[index]);
    const areFew = Number(rows) >= manyRows && fewTimes * count <= Number(rows);
    if (areFew) await database.run(`CREATE TABLE cells_${column} AS ${grouped}`);
    sources.set(
      column,
      areFew
        ? { from: `cells_${column}`, distinct: `cells_${column}`, different: count, rows: Number(rows) }
        : {
            from: `(SELECT ${column}, 1 AS n, rowid AS r FROM raw WHERE ${column} IS NOT NULL)`,
            distinct: null,
            different: count,
            rows: Number(rows),
          },
    );
  }
  return sources;
}
