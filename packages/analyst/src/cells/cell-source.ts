import type { Database } from "../table/database.js";

/** Where the cells of a column are read from: a relation with the column, how often a cell stands there, `n`, and its first row, `r`. */
export interface CellSource {
  /** What comes after FROM. */
  readonly from: string;
  /** The table that holds each different cell once; null where most cells differ, and each is read where it stands. */
  readonly distinct: string | null;
}

/** How often a cell must come, on the average, for reading each different one once to be faster. */
const fewTimes = 4;

/**
 * Finds columns of `raw` in which few different cells stand for many rows, as in a column of a million dates, and
 * gathers these cells, so that their meaning is found, and their values are computed, once for each.
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
    const areFew = fewTimes * Number(different[index]) <= Number(rows);
    if (areFew) await database.run(`CREATE TABLE cells_${column} AS ${grouped}`);
    sources.set(
      column,
      areFew
        ? { from: `cells_${column}`, distinct: `cells_${column}` }
        : {
            from: `(SELECT ${column}, 1 AS n, rowid AS r FROM raw WHERE ${column} IS NOT NULL)`,
            distinct: null,
          },
    );
  }
  return sources;
}
