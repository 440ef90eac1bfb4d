import { isLevelUnit } from "../cells/number/units.js";
import type { Cell } from "./cell.js";
import type { Column } from "./column.js";
import { natureOf } from "./column-nature.js";
import { isCodeName, roleOf } from "./column-role.js";
import type { Database } from "./database.js";
import type { LoadedColumn } from "./load.js";

const aggregatesOfColumn = 4;
/** Number of columns examined in one query: each distinct count keeps its values in memory until the query ends. */
const columnsInQuery = 64;

/** Examines the complete table: the number of rows, and the content of each column. */
export async function introspect(
  database: Pick<Database, "select">,
  loaded: readonly (LoadedColumn & Partial<Pick<Column, "nature">>)[],
): Promise<{ rows: number; columns: Column[] }> {
  const [[count = 0] = []] = await database.select("SELECT count(*) FROM data", []);
  const rows = Number(count);
  const columns: Column[] = [];
  for (let start = 0; start < loaded.length; start += columnsInQuery) {
    const some = loaded.slice(start, start + columnsInQuery);
    const expressions = some.flatMap((column) => [
      `count(${column.id})`,
      isCounted(column) ? `count(DISTINCT ${column.id})` : "NULL",
      `min(${column.id})`,
      `max(${column.id})`,
    ]);
    const [row = []] = await database.select(`SELECT ${expressions.join(", ")} FROM data`, []);
    columns.push(...some.map((column, index) => describe(column, rows, row, aggregatesOfColumn * index)));
  }
  return { rows, columns };
}

/** Distinct values are counted only if they may be members or identifiers; otherwise it would be too slow. */
function isCounted({ kind, type, name }: LoadedColumn): boolean {
  return (
    kind === "text" || kind === "boolean" || (kind === "number" && (/INT/.test(type) || isCodeName(name)))
  );
}

function describe(
  column: LoadedColumn & Partial<Pick<Column, "nature">>,
  rows: number,
  row: readonly Cell[],
  at: number,
): Column {
  const [present, distinct, least = null, greatest = null] = row.slice(at, at + aggregatesOfColumn);
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
