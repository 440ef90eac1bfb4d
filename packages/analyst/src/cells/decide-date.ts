import type { Database } from "../table/database.js";
import type { CellReading } from "./cell-reading.js";
import type { CellSource } from "./cell-source.js";
import { type DateForm, type DateOrder, dateFormOf, hasTime } from "./date-shape.js";
import { momentSql } from "./date-sql.js";
import { withoutNulls } from "./null-words.js";
import { type Shape, trimmed } from "./shape.js";

/** A shape and the form of date that it is. */
export interface DatedShape extends Shape {
  readonly form: DateForm;
}

/** The shapes as dates; null when one of them is not a date. */
export function readDates(shapes: readonly Shape[]): readonly DatedShape[] | null {
  const dated = shapes.flatMap((shape) => {
    const form = dateFormOf(shape.shape);
    return form === null ? [] : [{ ...shape, form }];
  });
  return dated.length === shapes.length ? dated : null;
}

/**
 * How a column of dates is read. Where day and month are both digits, a value above 12 decides their order for the whole
 * column, points between them mean that the day is first, and else the user decides, or nobody. Null where some
 * value is a day that does not exist.
 */
export async function decideDate(
  database: Database,
  column: string,
  source: CellSource,
  dates: readonly DatedShape[],
  requested: DateOrder | undefined,
  nulls: readonly string[],
): Promise<CellReading | null> {
  const cell = withoutNulls(trimmed(column), nulls);
  const ordered = dates.find(({ form }) => form.name === "digits");
  const order = ordered === undefined ? "ymd" : await orderOf(database, cell, source, dates, requested);
  if (order === "none") return null;
  if (order === "unclear")
    return { state: "unclear", about: "date", example: ordered?.example ?? "", row: ordered?.row ?? 0 };
  const withTime = dates.some(({ shape }) => hasTime(shape));
  const names = [...new Set(dates.map(({ form }) => form.name))];
  const moments = names.map((name) => momentSql[name](cell, order, withTime));
  const sql = `CAST(coalesce(${moments.join(", ")}) AS ${withTime ? "TIMESTAMP" : "DATE"})`;
  const [[lost] = []] = await database.run(
    `SELECT count(*) FROM ${source.from} WHERE (${cell}) IS NOT NULL AND (${sql}) IS NULL`,
  );
  if (lost !== 0) return null;
  const note = ordered === undefined ? null : `as ${formats[order]}`;
  return { state: "decided", kind: "time", type: withTime ? "TIMESTAMP" : "DATE", sql, note, unit: null };
}

/** Orders as people name them. */
const formats: Readonly<Record<DateOrder, string>> = {
  dmy: "day/month/year",
  mdy: "month/day/year",
  ymd: "year/month/day",
};

async function orderOf(
  database: Database,
  cell: string,
  { from }: CellSource,
  dates: readonly DatedShape[],
  requested: DateOrder | undefined,
): Promise<DateOrder | "unclear" | "none"> {
  const part = (index: number): string =>
    `max(TRY_CAST(regexp_extract(${cell}, '([0-9]{1,2})[./-] ?([0-9]{1,2})[./-]', ${index}) AS INTEGER)) FILTER (WHERE NOT regexp_matches(${cell}, '[0-9]{4}[./-][0-9]'))`;
  const [[first = 0, second = 0] = []] = await database.run(`SELECT ${part(1)}, ${part(2)} FROM ${from}`);
  const isDayFirst = Number(first) > 12;
  const isMonthFirst = Number(second) > 12;
  if (requested === "ymd") return "ymd";
  if (isDayFirst && isMonthFirst) return "none";
  if (isDayFirst) return "dmy";
  if (isMonthFirst) return "mdy";
  const isPointed = dates.every(({ form, example }) => form.name !== "digits" || /\d\./.test(example));
  return requested ?? (isPointed ? "dmy" : "unclear");
}
