import type { Database } from "../table/database.js";
import type { CellSource } from "./distinct-cells.js";
import { groupedShapes, maxShapes, readShape, type Shape } from "./value-shape.js";

/** Maximum number of columns, and of cells, that are read in one query. */
const maxColumns = 64;
const maxCells = 200_000;
/** Number of queries that run concurrently. A query over a table of few rows uses only one thread. */
const atOnce = 4;

/** A text column in the table `raw`, and the relation from which its cells are read. */
interface PlacedColumn {
  readonly id: string;
  readonly source: CellSource;
}

/**
 * Returns the shapes of the columns of a short table, most frequent first. One query reads several columns, because
 * in a table of thousands of columns the preparation of a query takes longer than reading a column. Columns with a
 * separate table of cells, or with too many distinct cells for numbers or dates, are omitted.
 */
export async function shapesOfColumns(
  database: Pick<Database, "run">,
  columns: readonly PlacedColumn[],
): Promise<ReadonlyMap<string, readonly Shape[]>> {
  const short = columns.filter(
    ({ source: { distinct, different, rows } }) =>
      distinct === null && different <= maxShapes && 2 * rows <= maxCells,
  );
  const rows = short[0]?.source.rows ?? 1;
  const inQuery = Math.min(maxColumns, Math.floor(maxCells / Math.max(rows, 1)));
  const shapes = new Map<string, Shape[]>();
  const batches = Array.from({ length: Math.ceil(short.length / inQuery) }, (_, index) =>
    short.slice(index * inQuery, (index + 1) * inQuery),
  );
  for (let start = 0; start < batches.length; start += atOnce) {
    const some = batches.slice(start, start + atOnce).map(async (columns) => {
      const found = await shapesInQuery(database, columns);
      for (const [index, { id }] of columns.entries()) shapes.set(id, found[index] ?? []);
    });
    await Promise.all(some);
  }
  return shapes;
}

async function shapesInQuery(
  database: Pick<Database, "run">,
  columns: readonly PlacedColumn[],
): Promise<Shape[][]> {
  const found: Shape[][] = columns.map(() => []);
  const places = columns.map((_, index) => index);
  const cells = `SELECT unnest([${places.join(", ")}]) AS k, unnest([${columns.map(({ id }) => id).join(", ")}]) AS cell, rowid AS r FROM raw`;
  const rows = await database.run(
    `${groupedShapes("cell", `(SELECT k, cell, 1 AS n, r FROM (${cells}) WHERE cell IS NOT NULL)`, "k")} ORDER BY count DESC, row`,
  );
  for (const row of rows) found[Number(row.at(-1))]?.push(readShape(row));
  return found;
}
