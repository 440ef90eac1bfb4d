import type { Column } from "./column.js";
import { derivedTable } from "./derived-table.js";
import type { Table } from "./open-table.js";

/** Numbers that tables use for missing values: below all others, or far above them. */
const below = [-9, -99, -999, -9999, -99999];
const above = [999, 9999, 99999, 999999];
/** A code occurs more than once, and no other value is near it. */
const minCount = 2;
const minDistance = 3;

/**
 * Returns the table without numeric codes for missing values, with a note; the same table if there are none.
 */
export async function withoutMissingCodes(table: Table): Promise<Table> {
  const found: { readonly column: Column; readonly code: number; readonly count: number }[] = [];
  for (const column of table.columns.filter(isSuspect)) {
    const code = below.includes(Number(column.least)) ? Number(column.least) : Number(column.greatest);
    const [[count = 0, least = null, greatest = null] = []] = await table.select(
      `SELECT count(*) FILTER (WHERE ${column.id} = ?), min(${column.id}) FILTER (WHERE ${column.id} <> ?), max(${column.id}) FILTER (WHERE ${column.id} <> ?) FROM data`,
      [code, code, code],
    );
    const isAlone = code < 0 ? Number(least) >= 0 : Number(greatest) * minDistance < code;
    if (least !== null && isAlone && Number(count) >= minCount)
      found.push({ column, code, count: Number(count) });
  }
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
