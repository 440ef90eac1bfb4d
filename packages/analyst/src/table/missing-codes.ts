import type { Column } from "./column.js";
import { derivedTable } from "./derived-table.js";
import type { Table } from "./open-table.js";

/** Numbers that tables often use for missing values: negative ones here, and large ones in `above`. */
const below = [-9, -99, -999, -9999, -99999];
const above = [999, 9999, 99999, 999999];
/** Minimum number of occurrences of such a code. In addition, no other value may be close to it. */
const minCount = 2;
const minDistance = 3;

/** Maximum number of columns in one query. A query over two thousand columns would take longer to parse than to run. */
const columnsInQuery = 64;

/** A column with a code for missing values. */
interface MissingCode {
  readonly column: Column;
  readonly code: number;
  readonly count: number;
}

/** Returns the columns whose least or greatest value is a code for missing values, with that code. */
async function codesIn({ select }: Table, columns: readonly Column[]): Promise<MissingCode[]> {
  const suspects = columns.map((column) => ({
    column,
    code: below.includes(Number(column.least)) ? Number(column.least) : Number(column.greatest),
  }));
  // FILTER takes several times longer than NULLIF.
  const expressions = suspects.map(({ column: { id }, code }) => {
    const others = `nullif(${id}, ${code})`;
    return `count(${id}) - count(${others}), ${code < 0 ? "min" : "max"}(${others})`;
  });
  const [row = []] = await select(`SELECT ${expressions.join(", ")} FROM data`, []);
  return suspects.flatMap(({ column, code }, index) => {
    const [count = 0, nearest = null] = row.slice(2 * index, 2 * index + 2);
    if (nearest === null || Number(count) < minCount) return [];
    const isAlone = code < 0 ? Number(nearest) >= 0 : Number(nearest) * minDistance < code;
    return isAlone ? [{ column, code, count: Number(count) }] : [];
  });
}

/**
 * Returns the table without numeric codes for missing values, with a note; the same table if there are none.
 */
export async function withoutMissingCodes(table: Table): Promise<Table> {
  const found: MissingCode[] = [];
  const suspects = table.columns.filter(isSuspect);
  for (let start = 0; start < suspects.length; start += columnsInQuery)
    found.push(...(await codesIn(table, suspects.slice(start, start + columnsInQuery))));
  if (found.length === 0) return table;
  const replaced = found.map(({ column: { id }, code }) => `nullif(${id}, ${code}) AS ${id}`).join(", ");
  const notes = found.map(
    ({ column: { name }, code, count }) =>
      `${name} has ${code} in ${count} rows, where every other value is ${code < 0 ? "0 or more" : "far below"}: it counts as missing there.`,
  );
  return derivedTable(
    table,
    { sql: `SELECT * REPLACE (${replaced}) FROM source`, values: [] },
    table.columns,
    notes,
  );
}

function isSuspect({ kind, role, least, greatest }: Column): boolean {
  return (
    kind === "number" &&
    role !== "identifier" &&
    (below.includes(Number(least)) || above.includes(Number(greatest)))
  );
}
