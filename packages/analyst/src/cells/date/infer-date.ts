import type { Database } from "../../table/database.js";
import type { CellReading } from "../column-format.js";
import type { CellSource } from "../distinct-cells.js";
import { withoutNulls } from "../null/null-tokens.js";
import { type Shape, trimmed } from "../value-shape.js";
import { ordersOf } from "./date-order.js";
import { type DatedShape, type DateOrder, dateFormOf, hasTime } from "./date-shape.js";
import { momentSql } from "./date-sql.js";
import { zoneNote } from "./zone-note.js";

/** Converts shapes to date shapes; `null` if one of them is not a date. */
export function datesOfShapes(shapes: readonly Shape[]): readonly DatedShape[] | null {
  const dated = shapes.flatMap((shape) => {
    const form = dateFormOf(shape.shape);
    return form === null ? [] : [{ ...shape, form }];
  });
  return dated.length === shapes.length ? dated : null;
}

/**
 * Infers a column's date format. For the order of a numeric day and month there are three sources: a value above 12,
 * then the caller's option, then points between the numbers (day first). If none applies, or if values conflict and
 * there is no option, the column is ambiguous. Returns `null` if a value is not a date of the calendar.
 */
export async function decideDate(
  database: Database,
  column: string,
  source: CellSource,
  dates: readonly DatedShape[],
  requested: DateOrder | undefined,
  nulls: ReadonlySet<string>,
): Promise<CellReading | null> {
  const cell = withoutNulls(trimmed(column), nulls);
  const ordered = dates.find(({ form }) => form.name === "digits");
  const found =
    ordered === undefined
      ? ({ orders: ["ymd"], note: shortNote(dates) } as const)
      : await ordersOf(database, cell, source, dates, requested);
  if ("about" in found) return { state: "unclear", doubt: found };
  const withTime = dates.some(({ shape }) => hasTime(shape));
  const sql = dateSql(cell, dates, found.orders);
  const [[lost] = []] = await database.run(
    `SELECT count(*) FROM ${source.from} WHERE (${cell}) IS NOT NULL AND (${sql}) IS NULL`,
  );
  if (lost !== 0) return null;
  const note = [found.note, await zoneNote(database, cell, source, dates)].filter(Boolean).join("; ") || null;
  return { state: "decided", kind: "time", type: withTime ? "TIMESTAMP" : "DATE", sql, note, unit: null };
}

/** Describes how dates without a century or without months are read. */
function shortNote(dates: readonly DatedShape[]): string | null {
  const month = dates.find(
    ({ form, shape }) => form.name === "month" && /[^9]99$/.test(shape) && !/^9/.test(shape),
  );
  if (month !== undefined) return `as months of years: ${JSON.stringify(month.example)} is not a day`;
  const year = dates.find(({ form }) => form.name === "year");
  return year === undefined ? null : `as calendar years, such as ${JSON.stringify(year.example)}`;
}

/**
 * Returns the SQL of a cell's timestamp. Its value is null if there is no such time.
 * @param orders the possible orders of day and month; the first one that gives a valid date is used
 */
export function dateSql(cell: string, dates: readonly DatedShape[], orders: readonly DateOrder[]): string {
  const withTime = dates.some(({ shape }) => hasTime(shape));
  const names = [...new Set(dates.map(({ form }) => form.name))];
  const moments = names.flatMap((name) =>
    (name === "digits" ? orders : orders.slice(0, 1)).map((order) => momentSql[name](cell, order, withTime)),
  );
  return `CAST(coalesce(${moments.join(", ")}) AS ${withTime ? "TIMESTAMP" : "DATE"})`;
}
