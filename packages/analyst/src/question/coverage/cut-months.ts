import type { Period } from "../../drivers/period.js";
import { periodText } from "../../report/period-text.js";
import type { Table } from "../../table/open-table.js";
import type { TimeAxis } from "../axis.js";
import type { Condition } from "../condition.js";
import { countedUnits } from "./counted-units.js";
import type { Fitted } from "./fitted.js";
import { rowsIn } from "./rows-in.js";
import { between, firstOfMonth, monthNumber, monthsOf } from "./spans.js";

/** Removes the months that only one of the periods has. */
export async function cutMonths(
  { select }: Table,
  axis: TimeAxis,
  a: Period,
  b: Period,
  own: readonly Condition[],
  isAsked: boolean,
): Promise<Fitted | "too little" | null> {
  const size = axis.grain === "quarter" ? 3 : 1;
  const { id } = axis.column;
  const offsetsIn = async (period: Period): Promise<number[]> => {
    const { sql, values } = rowsIn(axis, period, own);
    const rows = await select(
      `SELECT DISTINCT (12 * year(${id}) + month(${id}) - 1 - ${monthNumber(period.from)}) // ${size} AS o FROM data WHERE ${sql} ORDER BY o`,
      values,
    );
    return rows.map(([offset]) => Number(offset));
  };
  const [inA, inB] = [await offsetsIn(a), await offsetsIn(b)];
  const both = inA.filter((offset) => inB.includes(offset));
  const whole = (monthsOf(a) ?? 0) / size;
  const isSame = both.length === inA.length && both.length === inB.length;
  const [first] = both;
  const last = both.at(-1);
  if (first === undefined || last === undefined || both.length === whole || (isSame && !isAsked)) return null;
  // A single common year does not represent two decades.
  if (whole > 12 / size && both.length < whole / 2) return "too little";
  const unit = size === 3 ? "quarter" : "month";
  const coverage = isSame
    ? null
    : `The table has ${countedUnits(inA.length, unit)} of ${periodText(a.label)} and ${countedUnits(inB.length, unit)} of ${periodText(b.label)}: the ${countedUnits(both.length, unit)} that both have ${both.length === 1 ? "was" : "were"} taken.`;
  if (both.length !== last - first + 1) {
    const month = `((12 * year(${id}) + month(${id}) - 1 - CASE WHEN ${id} < CAST(? AS TIMESTAMP) THEN ${monthNumber(a.from)} ELSE ${monthNumber(b.from)} END) // ${size})`;
    const condition: Condition = {
      column: axis.column,
      text: `${axis.column.name} in the ${unit}s that both have`,
      sql: `${month} IN (${both.join(", ")})`,
      values: [a.until],
    };
    return { periods: [a, b], conditions: [condition], coverage };
  }
  const cut = ({ from }: Period): Period => {
    const start = monthNumber(from) + size * first;
    const end = monthNumber(from) + size * (last + 1);
    return between(firstOfMonth(start), firstOfMonth(end));
  };
  return { periods: [cut(a), cut(b)], conditions: [], coverage };
}
