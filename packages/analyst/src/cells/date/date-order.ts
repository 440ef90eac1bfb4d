import type { Cell } from "../../table/cell.js";
import type { Database } from "../../table/database.js";
import type { Ambiguity, ExampleCell } from "../column-format.js";
import type { CellSource } from "../distinct-cells.js";
import type { DatedShape, DateOrder } from "./date-shape.js";

/** The usual names of the orders. */
const formats: Readonly<Record<DateOrder, string>> = {
  dmy: "day/month/year",
  mdy: "month/day/year",
  ymd: "year/month/day",
};

/** The orders of day, month and year in a column, with the notes about them. */
interface Orders {
  readonly orders: readonly DateOrder[];
  readonly note: string;
}

/**
 * Determines the order of day, month and year in a column. A value above 12 determines it for the complete column.
 * Otherwise points between the digits mean that the day is first. Otherwise the user's option decides, if given.
 */
export async function ordersOf(
  database: Database,
  cell: string,
  source: CellSource,
  dates: readonly DatedShape[],
  requested: DateOrder | undefined,
): Promise<Orders | Ambiguity> {
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

/**
 * Returns the orders for a column that mixes both. The user's option applies to values that fit both orders; without it
 * they are ambiguous.
 */
function mixedOrders(
  dayFirst: ExampleCell,
  monthFirst: ExampleCell,
  requested: DateOrder | undefined,
): Orders | Ambiguity {
  if (requested === undefined) return { about: "date", witnesses: [dayFirst, monthFirst] };
  const [other, { value }] =
    requested === "dmy" ? (["mdy", monthFirst] as const) : (["dmy", dayFirst] as const);
  const exception = `${JSON.stringify(value)} and its like as ${formats[other]}, since they fit nothing else`;
  return { orders: [requested, other], note: `as ${formats[requested]}, ${exception}` };
}

/** Returns the only order that a value allows, regardless of the user's option. */
function onlyOrder(order: DateOrder, { value }: ExampleCell, requested: DateOrder | undefined): Orders {
  const isAgainst = requested !== undefined && requested !== order;
  const why = isAgainst ? `, since ${JSON.stringify(value)} fits nothing else` : "";
  return { orders: [order], note: `as ${formats[order]}${why}` };
}

/** Finds the first value that requires the day first, and the first that requires the month first. */
async function decisive(
  database: Database,
  cell: string,
  { from }: CellSource,
): Promise<{ readonly dayFirst: ExampleCell | null; readonly monthFirst: ExampleCell | null }> {
  const part = (index: number): string =>
    `TRY_CAST(regexp_extract(v, '([0-9]{1,2})[./-] ?([0-9]{1,2})[./-]', ${index}) AS INTEGER)`;
  const first = (condition: string): string =>
    `arg_min(v, r) FILTER (WHERE ${condition}), min(r) FILTER (WHERE ${condition})`;
  const [[day, dayRow, month, monthRow] = []] = await database.run(
    `SELECT ${first("a BETWEEN 13 AND 31 AND b <= 12")}, ${first("b BETWEEN 13 AND 31 AND a <= 12")}
    FROM (SELECT v, r, ${part(1)} AS a, ${part(2)} AS b FROM (SELECT ${cell} AS v, r FROM ${from}) WHERE NOT regexp_matches(v, '[0-9]{4}[./-][0-9]'))`,
  );
  const witness = (value: Cell | undefined, row: Cell | undefined): ExampleCell | null =>
    typeof value === "string" ? { value, row: Number(row) } : null;
  return { dayFirst: witness(day, dayRow), monthFirst: witness(month, monthRow) };
}
