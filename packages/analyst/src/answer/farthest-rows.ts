import { printNumber, sentenceList } from "@concordat/report-kit";
import type { Column } from "../table/column.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";

const maxRows = 3;
const maxDescribing = 3;
const maxLetters = 40;

/** Returns the rows with the most extreme outliers, each with the columns that describe it. */
export async function farthestRows(
  table: Table,
  column: Column,
  [low, high]: readonly [number, number],
  options: QueryOptions,
): Promise<string> {
  const describing = describingColumns(table, column);
  const cells = describing.map(({ id }) => `, CAST(${id} AS VARCHAR)`).join("");
  const rows = await table.select(
    `SELECT CAST(${column.id} AS DOUBLE)${cells} FROM data WHERE ${column.id} < ? OR ${column.id} > ?
    ORDER BY greatest(? - ${column.id}, ${column.id} - ?) DESC, 1 LIMIT ${maxRows}`,
    [low - 1.5 * (high - low), high + 1.5 * (high - low), low, high],
    options,
  );
  const named = rows.map(([value, ...texts]) => {
    const said = describing.flatMap(({ name }, at) => {
      const text = texts[at];
      return text === null || text === undefined ? [] : [`${name} ${String(text).slice(0, maxLetters)}`];
    });
    return `${printNumber(Number(value))}${said.length === 0 ? "" : ` (${said.join(", ")})`}`;
  });
  return `The farthest ${named.length === 1 ? "is" : "are"} ${sentenceList(named)}.`;
}

/** Returns the column that identifies rows. If there is none, returns a few columns of times and texts. */
function describingColumns({ columns, rows }: Table, own: Column): readonly Column[] {
  const others = columns.filter((column) => column.id !== own.id && column.kind !== "number");
  const label = others.find(({ kind, distinct }) => kind === "text" && (distinct ?? 0) > 0.9 * rows);
  const time = columns.filter(({ role }) => role === "time" || role === "year");
  return label === undefined ? [...new Set([...time, ...others])].slice(0, maxDescribing) : [label];
}
