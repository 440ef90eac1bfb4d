import { AnalystError } from "../error/analyst-error.js";
import type { BoundValue } from "../table/cell.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import { type Period, parsePeriod } from "./period.js";

/** Two periods in a column of times or years, earlier one first. */
export interface PeriodPair {
  readonly column: Column;
  readonly a: Period;
  readonly b: Period;
}

/** Returns the SQL condition for the rows of a period, and the values to bind. */
export function periodCondition(
  { kind, id }: Column,
  { from, until }: Period,
): { sql: string; values: BoundValue[] } {
  if (kind === "time")
    return { sql: `(${id} >= CAST(? AS TIMESTAMP) AND ${id} < CAST(? AS TIMESTAMP))`, values: [from, until] };
  const [first, end] = [from, until].map((day) => Number(day.slice(0, 4)));
  return end === Number(first) + 1
    ? { sql: `${id} = ?`, values: [Number(first)] }
    : { sql: `(${id} >= ? AND ${id} < ?)`, values: [Number(first), Number(end)] };
}

/**
 * Parses `2008:2009`: two periods, each a year, quarter, month, week or day that has rows in the table.
 * @throws {AnalystError} BAD_OPTION
 */
export async function readComparison(table: Table, column: Column, text: string): Promise<PeriodPair> {
  const [first = "", second = "", ...more] = text.split(":");
  const a = parsePeriod(first.trim());
  const b = parsePeriod(second.trim());
  if (a === null || b === null || more.length > 0) {
    throw badComparison(
      text,
      "two periods with a colon between, such as 2008:2009, 2008-Q1:2008-Q2, 2008-03:2009-03 or 2008-W11:2008-W12",
    );
  }
  if (a.until > b.from) throw badComparison(text, "the earlier period first, and no overlap");
  if (column.kind !== "time" && (a.grain !== "year" || b.grain !== "year")) {
    throw badComparison(text, `years, since ${column.name} holds nothing finer`);
  }
  for (const period of [a, b]) {
    const { sql, values } = periodCondition(column, period);
    const [[found] = []] = await table.select(`SELECT count(*) FROM data WHERE ${sql}`, values);
    if (found === 0) {
      throw badComparison(
        text,
        `periods that have rows: ${period.label} has none, ${column.name} goes from ${column.least} to ${column.greatest}`,
      );
    }
  }
  return { column, a, b };
}

function badComparison(text: string, wanted: string): AnalystError {
  return new AnalystError("BAD_OPTION", `cannot compare ${JSON.stringify(text)}; give ${wanted}`);
}
