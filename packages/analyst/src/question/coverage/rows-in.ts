import type { Period } from "../../drivers/period.js";
import type { TimeAxis } from "../axis.js";
import type { Condition } from "../condition.js";
import { inPeriod } from "../resolve-periods.js";

/** Returns an SQL condition for the rows of a period that also satisfy other conditions on the time. */
export function rowsIn(
  axis: TimeAxis,
  period: Period,
  own: readonly Condition[],
): { readonly sql: string; readonly values: Condition["values"] } {
  const all = [inPeriod(axis, period), ...own];
  return { sql: all.map(({ sql }) => `(${sql})`).join(" AND "), values: all.flatMap(({ values }) => values) };
}
