import type { Period } from "../../drivers/period.js";
import type { Table } from "../../table/open-table.js";
import type { TimeAxis } from "../axis.js";
import type { Edges } from "./edges.js";
import type { Fitted } from "./fitted.js";
import { addDays, between, endOfMonth, monthNumber, startOfMonth } from "./spans.js";

/**
 * Cuts both periods at the same day if the table ends within a month of the later period, or starts within a month of
 * the earlier one. Returns `null` otherwise.
 */
export function cutDay(a: Period, b: Period, { first, last, step }: Edges): Fitted | null {
  const isCutLate =
    b.from <= last && last < addDays(endOfMonth(last), -step) && b.until > addDays(last, step);
  const isCutEarly =
    a.until > first && first > addDays(startOfMonth(first), step - 1) && a.from <= addDays(first, -step);
  if (isCutLate === isCutEarly) return null;
  if (isCutLate) {
    const until = addDays(last, 1);
    const periods = [between(a.from, sameDay(b.from, last, a.from, 1)), between(b.from, until)] as const;
    return {
      periods,
      conditions: [],
      coverage: `The table has ${b.label} until ${last}: as much of ${a.label} was taken.`,
    };
  }
  const periods = [between(first, a.until), between(sameDay(a.from, first, b.from, 0), b.until)] as const;
  return {
    periods,
    conditions: [],
    coverage: `The table has ${a.label} from ${first} on: as much of ${b.label} was taken.`,
  };
}

/** Shortens two periods of a weekly table so that both have the same number of weeks. */
export async function sameWeeks(
  { select }: Table,
  { column: { id } }: TimeAxis,
  fitted: Fitted,
): Promise<Fitted> {
  const [a, b] = fitted.periods;
  const weeksOf = async (from: string, until: string): Promise<string[]> => {
    const rows = await select(
      `SELECT DISTINCT CAST(CAST(${id} AS DATE) AS VARCHAR) FROM data WHERE ${id} >= CAST(? AS TIMESTAMP) AND ${id} < CAST(? AS TIMESTAMP) ORDER BY 1`,
      [from, until],
    );
    return rows.map(([day]) => String(day));
  };
  // One more week than the first: the figures of the next year are for other days of the year.
  const [inA, inB] = [await weeksOf(a.from, addDays(a.until, 7)), await weeksOf(b.from, b.until)];
  const last = inA[inB.length - 1];
  return last === undefined ? fitted : { ...fitted, periods: [between(a.from, addDays(last, 1)), b] };
}

/**
 * Returns the day of one period that corresponds to a day of the other, plus a number of days. If the month has no such
 * day, its last day is returned.
 */
function sameDay(from: string, day: string, otherFrom: string, more: number): string {
  const months = monthNumber(day) - monthNumber(from) + monthNumber(otherFrom);
  const [year, month] = [Math.floor(months / 12), months % 12];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month, Math.min(Number(day.slice(8, 10)), length) + more));
  return at.toISOString().slice(0, 10);
}
