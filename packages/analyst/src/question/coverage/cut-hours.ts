import type { Period } from "../../drivers/period.js";
import type { Table } from "../../table/open-table.js";
import type { TimeAxis } from "../axis.js";
import type { Condition } from "../condition.js";
import type { Fitted } from "./fitted.js";
import { rowsIn } from "./rows-in.js";
import { daysOf } from "./spans.js";

/** Restricts the comparison of two days to the hours that the table has for both. */
export async function cutHours(
  { select }: Table,
  axis: TimeAxis,
  a: Period,
  b: Period,
  own: readonly Condition[],
): Promise<Fitted | null> {
  const { column } = axis;
  if (daysOf(a) !== 1 || daysOf(b) !== 1 || column.type === "DATE") return null;
  const hoursIn = async (period: Period): Promise<number[]> => {
    const { sql, values } = rowsIn(axis, period, own);
    const rows = await select(`SELECT DISTINCT hour(${column.id}) FROM data WHERE ${sql} ORDER BY 1`, values);
    return rows.map(([hour]) => Number(hour));
  };
  const [inA, inB] = [await hoursIn(a), await hoursIn(b)];
  const both = inA.filter((hour) => inB.includes(hour));
  if (both.length === 0 || (both.length === inA.length && both.length === inB.length)) return null;
  const condition: Condition = {
    column,
    text: `${column.name} in the hours that both days have`,
    sql: `hour(${column.id}) IN (${both.join(", ")})`,
    values: [],
  };
  return {
    periods: [a, b],
    conditions: [condition],
    coverage: `The table has ${inA.length} hours of ${a.label} and ${inB.length} of ${b.label}: the ${both.length} that both have were taken.`,
  };
}
