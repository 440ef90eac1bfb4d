import { periodFrom } from "../drivers/period.js";
import type { Measure } from "../query/aggregate.js";
import type { Table } from "../table/open-table.js";
import { periodColumnId } from "../table/wide-periods.js";
import type { TimeAxis } from "./axis.js";
import { isStock } from "./measure/measured-columns.js";
import type { Reading } from "./reading.js";
import { inPeriod } from "./resolve-periods.js";

const operations: readonly Reading["operation"][] = ["value", "ranking", "comparison", "share"];

/**
 * Whether a measure exists at a point in time. If years were columns, each row became several rows of the
 * same thing, which exists at each of the years.
 */
function isOfMoment({ column, aggregate }: Measure, { column: time }: TimeAxis): boolean {
  if (column === null) return time.id === periodColumnId;
  return isStock(column) && (aggregate === "sum" || time.id === periodColumnId);
}

/**
 * A measure that exists at a point in time is not added up over time: the last time of the matching rows is
 * used, with a note.
 */
export async function atLatestTime(table: Table, reading: Reading): Promise<Reading> {
  const { measure, axis, operation } = reading;
  if (axis === null || !isOfMoment(measure, axis) || !operations.includes(operation)) return reading;
  const { column } = axis;
  const [[times = 0, last = null] = []] = await table.select(
    `SELECT count(DISTINCT ${column.id}), CAST(max(${column.kind === "time" ? `CAST(${column.id} AS DATE)` : column.id}) AS VARCHAR) FROM data WHERE ${measure.column?.id ?? column.id} IS NOT NULL`,
    [],
  );
  if (Number(times) < 2 || last === null) return reading;
  const period =
    column.kind === "time" ? periodFrom(String(last), "day") : periodFrom(`${String(last)}-01-01`, "year");
  const label =
    column.kind === "time" && axis.grain !== "day"
      ? period.label.slice(0, axis.grain === "year" ? 4 : 7)
      : period.label;
  return {
    ...reading,
    conditions: [...reading.conditions, { ...inPeriod(axis, period), text: `${column.name} = ${label}` }],
    assumptions: [
      ...reading.assumptions,
      `${measure.column?.name ?? "The number of rows"} is of a moment, and is not added up over time: ${label}, the last of ${column.name}, was taken.`,
    ],
  };
}
