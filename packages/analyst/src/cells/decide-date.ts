import type { Cell } from "../table/cell.js";
import type { Database } from "../table/database.js";
import type { CellReading, Doubt, Witness } from "./cell-reading.js";
import type { CellSource } from "./cell-source.js";
import { type DateForm, type DateOrder, dateFormOf, hasOffset, hasTime, hasZone } from "./date-shape.js";
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
 * column, points between them mean that the day is first, and else the user decides, or nobody; so does the user where
 * values contradict each other. Null where some value is a day that does not exist.
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
      ? ({ orders: ["ymd"], note: null } as const)
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

/** Says how many times were moved to UTC; null where none was. */
async function zoneNote(
  database: Database,
  cell: string,
  { from }: CellSource,
  dates: readonly DatedShape[],
): Promise<string | null> {
  if (!dates.some(({ shape }) => hasOffset(shape))) return null;
  const moved = `regexp_matches(v, '[0-9] ?[+-][0-9]{2}:?[0-9]{0,2}$') AND NOT regexp_matches(v, '[+-]00:?(00)?$')`;
  const [[count, example] = []] = await database.run(
    `SELECT sum(n), arg_min(v, r) FROM (SELECT ${cell} AS v, n, r FROM ${from}) WHERE ${moved}`,
  );
  if (count === null || count === undefined) return null;
  const others = dates.every(({ shape }) => hasZone(shape)) ? "" : "; those without a zone are taken for UTC";
  return `in UTC, to which ${count === 1 ? "1 time of another zone is" : `${count} times of other zones are`} moved, such as ${JSON.stringify(example)}${others}`;
}

/**
 * The moment that a cell means, as an SQL expression that is null where there is no such moment.
 * @param orders those in which digits may stand; the first that gives a day wins
 */
export function dateSql(cell: string, dates: readonly DatedShape[], orders: readonly DateOrder[]): string {
  const withTime = dates.some(({ shape }) => hasTime(shape));
  const names = [...new Set(dates.map(({ form }) => form.name))];
  const moments = names.flatMap((name) =>
    (name === "digits" ? orders : orders.slice(0, 1)).map((order) => momentSql[name](cell, order, withTime)),
  );
  return `CAST(coalesce(${moments.join(", ")}) AS ${withTime ? "TIMESTAMP" : "DATE"})`;
}

/** Orders as people name them. */
const formats: Readonly<Record<DateOrder, string>> = {
  dmy: "day/month/year",
  mdy: "month/day/year",
  ymd: "year/month/day",
};

/** The orders in which a column's digits stand, and what is to be said of them. */
interface Orders {
  readonly orders: readonly DateOrder[];
  readonly note: string;
}

async function ordersOf(
  database: Database,
  cell: string,
  source: CellSource,
  dates: readonly DatedShape[],
  requested: DateOrder | undefined,
): Promise<Orders | Doubt> {
  if (requested === "ymd") return { orders: ["ymd"], note: `as ${formats.ymd}` };
  const { dayFirst, monthFirst } = await decisive(database, cell, source);
  if (dayFirst !== null && monthFirst !== null) return mixedOrders(dayFirst, monthFirst, requested);
  if (dayFirst !== null) return onlyOrder("dmy", dayFirst, requested);
  if (monthFirst !== null) return onlyOrder("mdy", monthFirst, requested);
  const [first, ...others] = dates.filter(({ form }) => form.name === "digits");
  if (first === undefined) return { orders: ["dmy"], note: `as ${formats.dmy}` };
  const isPointed = [first, ...others].every(({ example }) => /\d\./.test(example));
  const order = requested ?? (isPointed ? "dmy" : undefined);
  return order === undefined
    ? { about: "date", witnesses: [{ value: first.example, row: first.row }] }
    : { orders: [order], note: `as ${formats[order]}` };
}

/** Values of both orders: those that fit both are read as the user says, or not at all. */
function mixedOrders(
  dayFirst: Witness,
  monthFirst: Witness,
  requested: DateOrder | undefined,
): Orders | Doubt {
  if (requested === undefined) return { about: "date", witnesses: [dayFirst, monthFirst] };
  const [other, { value }] =
    requested === "dmy" ? (["mdy", monthFirst] as const) : (["dmy", dayFirst] as const);
  const exception = `${JSON.stringify(value)} and its like as ${formats[other]}, since they fit nothing else`;
  return { orders: [requested, other], note: `as ${formats[requested]}, ${exception}` };
}

/** The one order that a value leaves, whatever the user says. */
function onlyOrder(order: DateOrder, { value }: Witness, requested: DateOrder | undefined): Orders {
  const isAgainst = requested !== undefined && requested !== order;
  const why = isAgainst ? `, since ${JSON.stringify(value)} fits nothing else` : "";
  return { orders: [order], note: `as ${formats[order]}${why}` };
}

/** The first value that can only have the day first, and the first that can only have the month first. */
async function decisive(
  database: Database,
  cell: string,
  { from }: CellSource,
): Promise<{ readonly dayFirst: Witness | null; readonly monthFirst: Witness | null }> {
  const part = (index: number): string =>
    `TRY_CAST(regexp_extract(v, '([0-9]{1,2})[./-] ?([0-9]{1,2})[./-]', ${index}) AS INTEGER)`;
  const first = (condition: string): string =>
    `arg_min(v, r) FILTER (WHERE ${condition}), min(r) FILTER (WHERE ${condition})`;
  const [[day, dayRow, month, monthRow] = []] = await database.run(
    `SELECT ${first("a BETWEEN 13 AND 31 AND b <= 12")}, ${first("b BETWEEN 13 AND 31 AND a <= 12")}
    FROM (SELECT v, r, ${part(1)} AS a, ${part(2)} AS b FROM (SELECT ${cell} AS v, r FROM ${from}) WHERE NOT regexp_matches(v, '[0-9]{4}[./-][0-9]'))`,
  );
  const witness = (value: Cell | undefined, row: Cell | undefined): Witness | null =>
    typeof value === "string" ? { value, row: Number(row) } : null;
  return { dayFirst: witness(day, dayRow), monthFirst: witness(month, monthRow) };
}
