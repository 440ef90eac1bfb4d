import type { Period } from "../../drivers/period.js";
import { lastWholePeriods } from "../../drivers/whole-periods.js";
import { periodText } from "../../report/period-text.js";
import type { Table } from "../../table/open-table.js";
import type { TimeAxis } from "../axis.js";
import type { Condition } from "../condition.js";
import type { Reading } from "../reading.js";
import { refusal } from "../refusal.js";
import { coveredUnits } from "./counted-units.js";
import { cutDay, sameWeeks } from "./cut-days.js";
import { cutHours } from "./cut-hours.js";
import { cutMonths } from "./cut-months.js";
import { edgesOf } from "./edges.js";
import type { Fitted } from "./fitted.js";
import { rowsIn } from "./rows-in.js";
import { monthsOf } from "./spans.js";

/**
 * Restricts two periods to the parts that the table covers in both, and records this in the `coverage` of the
 * interpretation. Periods from an option are not shortened; only their coverage is recorded.
 * @param isAsked whether the question asks for the same part of both
 * @throws {AnalystError} NOT_IN_TABLE if sums of periods with different lengths would be compared
 */
export async function likeWithLike(
  table: Table,
  reading: Reading,
  { isAsked, isFixed }: { readonly isAsked: boolean; readonly isFixed: boolean },
): Promise<Reading> {
  const { axis, periods, operation, conditions } = reading;
  const [a, b] = periods;
  if (operation !== "change" || axis === null || a === undefined || b === undefined) return reading;
  const own = conditions.filter(({ column }) => column === axis.column);
  const covered = await coveredUnits(table, axis, a, b, own);
  if (isFixed) return { ...reading, coverage: covered.note };
  if (!covered.isOfOneLength && addsUp(reading))
    throw refusal(
      table,
      `the periods have different lengths, so that their sums cannot be compared: ${covered.note ?? ""} --aggregate average compares averages, --compare A:B other periods`,
    );
  const fitted = covered.isOfOneLength ? await cutAlike(table, axis, a, b, own, isAsked) : null;
  if (fitted === "too little" && addsUp(reading))
    throw refusal(
      table,
      `it has too little of both periods to compare their sums: ${covered.note ?? ""} --aggregate average compares averages, --compare A:B other periods`,
    );
  if (fitted === null || fitted === "too little") return { ...reading, coverage: covered.note };
  await assertBothCovered(table, axis, [a, b], fitted.periods);
  return {
    ...reading,
    periods: fitted.periods,
    conditions: [...conditions, ...fitted.conditions],
    coverage: fitted.coverage,
  };
}

/**
 * Throws if the common part of two periods has rows in only one of them. The error suggests a comparison that the table
 * supports.
 */
async function assertBothCovered(
  table: Table,
  axis: TimeAxis,
  asked: readonly Period[],
  fitted: readonly Period[],
): Promise<void> {
  for (const [index, period] of fitted.entries()) {
    const { sql, values } = rowsIn(axis, period, []);
    const [[count = 0] = []] = await table.select(`SELECT count(*) FROM data WHERE ${sql}`, values);
    if (Number(count) > 0) continue;
    const whole = await lastWholePeriods(table, axis.column);
    const instead =
      whole === null
        ? "--compare A:B compares other periods"
        : `--compare ${whole.a.label}:${whole.b.label} compares the last two whole periods`;
    const names = asked.map(({ label }) => periodText(label)).join(" and ");
    throw refusal(
      table,
      `its rows are from ${axis.first} to ${axis.last}, so that ${names} have no part of the year in common: ${periodText(asked[index]?.label ?? "")} has no rows in ${periodText(period.label)}; ${instead}`,
    );
  }
}

function addsUp({ measure: { aggregate } }: Reading): boolean {
  return aggregate === "sum" || aggregate === "count";
}

/** Returns the parts of both periods that the table covers; `null` if it covers both completely. */
async function cutAlike(
  table: Table,
  axis: TimeAxis,
  a: Period,
  b: Period,
  own: readonly Condition[],
  isAsked: boolean,
): Promise<Fitted | "too little" | null> {
  if (axis.column.kind !== "time" || axis.grain === "year") return null;
  if (monthsOf(a) === null || monthsOf(b) === null) return cutHours(table, axis, a, b, own);
  const edges = axis.grain === "day" ? await edgesOf(table, axis) : null;
  const late = edges === null ? null : cutDay(a, b, edges);
  if (late !== null)
    return edges === null || edges.step < 5 || edges.step > 8 ? late : sameWeeks(table, axis, late);
  return cutMonths(table, axis, a, b, own, isAsked);
}
