import { isLevelUnit } from "../cells/number/units.js";
import { natureOf } from "./amount-or-level.js";
import type { Cell } from "./cell.js";
import { isCodeName } from "./code-name.js";
import type { Column } from "./column.js";
import { roleOf } from "./column-role.js";
import type { Database } from "./database.js";
import type { LoadedColumn } from "./load.js";

/** Number of columns that one query examines. Counting distinct values keeps them in memory until the query ends. */
const columnsInQuery = 64;
/** Maximum number of rows of a table whose columns of one type are examined as one long column, which is faster. */
const maxShortRows = 10_000;

/** A loaded column. Its nature is known only if it was derived from a column with a known nature. */
type Examined = LoadedColumn & Partial<Pick<Column, "nature">>;

/**
 * Figures about a column: the number of values, the number of distinct values, the lowest value and the highest value.
 */
type Content = readonly [present: Cell, distinct: Cell, least: Cell, greatest: Cell];

/** Examines the complete table: the number of rows, and the content of each column. */
export async function introspect(
  database: Pick<Database, "select">,
  loaded: readonly Examined[],
): Promise<{ rows: number; columns: Column[] }> {
  const [[count = 0] = []] = await database.select("SELECT count(*) FROM data", []);
  const rows = Number(count);
  const read = rows > maxShortRows ? contentsInColumns : contentsInRows;
  const contents = new Map<Examined, Content>();
  for (const some of batches(loaded, rows > maxShortRows)) {
    for (const [index, content] of (await read(database, some)).entries()) {
      const column = some[index];
      if (column !== undefined) contents.set(column, content);
    }
  }
  return {
    rows,
    columns: loaded.map((column) => describe(column, rows, contents.get(column) ?? [0, 0, null, null])),
  };
}

/**
 * Divides columns into batches that one query examines. Each batch has columns of one type, unless types may be mixed.
 */
function batches(loaded: readonly Examined[], areMixed: boolean): Examined[][] {
  const ofType = new Map<string, Examined[]>();
  for (const column of loaded) {
    const type = areMixed ? "" : column.type;
    const same = ofType.get(type);
    if (same === undefined) ofType.set(type, [column]);
    else same.push(column);
  }
  return [...ofType.values()].flatMap((columns) =>
    Array.from({ length: Math.ceil(columns.length / columnsInQuery) }, (_, index) =>
      columns.slice(index * columnsInQuery, (index + 1) * columnsInQuery),
    ),
  );
}

async function contentsInColumns(
  database: Pick<Database, "select">,
  columns: readonly Examined[],
): Promise<Content[]> {
  const expressions = columns.map(
    (column) =>
      `count(${column.id}), ${isCounted(column) ? `count(DISTINCT ${column.id})` : "NULL"}, min(${column.id}), max(${column.id})`,
  );
  const [row = []] = await database.select(`SELECT ${expressions.join(", ")} FROM data`, []);
  return columns.map((_, index) => asContent(row.slice(4 * index)));
}

/**
 * Examines columns of one type as rows of one column, because each expression of a query takes time in a wide table.
 */
async function contentsInRows(
  database: Pick<Database, "select">,
  columns: readonly Examined[],
): Promise<Content[]> {
  const numbers = columns.map((_, index) => index);
  const ids = columns.map(({ id }) => id);
  const rows = await database.select(
    `SELECT k, count(v), ${columns.some(isCounted) ? "count(DISTINCT v)" : "NULL"}, min(v), max(v)
    FROM (SELECT unnest([${numbers.join(", ")}]) AS k, unnest([${ids.join(", ")}]) AS v FROM data) GROUP BY k`,
    [],
  );
  const contents = columns.map((): Content => [0, 0, null, null]);
  for (const [k, ...content] of rows) contents[Number(k)] = asContent(content);
  return contents.map(([present, distinct, ...bounds], index) => {
    const column = columns[index];
    return [present, column !== undefined && isCounted(column) ? distinct : null, ...bounds];
  });
}

function asContent([present = 0, distinct = null, least = null, greatest = null]: readonly Cell[]): Content {
  return [present, distinct, least, greatest];
}

/**
 * Whether the distinct values of a column are counted. Only those of possible grouping or identifier columns are
 * counted, because counting is slow.
 */
function isCounted({ kind, type, name }: LoadedColumn): boolean {
  return (
    kind === "text" || kind === "boolean" || (kind === "number" && (/INT/.test(type) || isCodeName(name)))
  );
}

function describe(column: Examined, rows: number, [present, distinct, least, greatest]: Content): Column {
  const introspected = {
    ...column,
    missing: rows - Number(present),
    distinct: typeof distinct === "number" ? distinct : null,
    least,
    greatest,
  };
  return {
    ...introspected,
    role: roleOf(introspected, rows),
    nature:
      column.nature ?? (isLevelUnit(column.unit) ? "level" : natureOf(column.name, isWhole(introspected))),
  };
}

function isWhole({ type, least }: Pick<Column, "type" | "least">): boolean {
  return /INT/.test(type) && least !== null && Number(least) >= 0;
}
