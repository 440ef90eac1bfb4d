import type { Period } from "../../drivers/period.js";
import { periodText } from "../../report/period-text.js";
import type { Table } from "../../table/open-table.js";
import type { TimeAxis } from "../axis.js";
import type { Condition } from "../condition.js";
import { edgesOf } from "./edges.js";
import { rowsIn } from "./rows-in.js";
import { daysOf, spanOf } from "./spans.js";

export interface Coverage {
  /** Whether both periods have the same length. The part that the table covers does not matter. */
  readonly isOfOneLength: boolean;
  /** A sentence that says which part of each period the table covers, if the parts differ; otherwise `null`. */
  readonly note: string | null;
}

/** Computes how much of two periods a table covers, in the units of its time column. */
export async function coveredUnits(
  table: Table,
  axis: TimeAxis,
  a: Period,
  b: Period,
  own: readonly Condition[],
): Promise<Coverage> {
  const unit = await unitOf(table, axis, a, b);
  const [inA, inB] = [
    await countUnits(table, axis, unit, a, own),
    await countUnits(table, axis, unit, b, own),
  ];
  const isOfOneLength = axis.grain === "year" ? inA === inB : spanOf(a) === spanOf(b);
  const isClose = unit === "day" && isOfOneLength && Math.abs(inA - inB) <= 0.1 * Math.max(inA, inB);
  if (inA === inB || isClose) return { isOfOneLength, note: null };
  return {
    isOfOneLength,
    note: `The table has ${countedUnits(inA, unit)} of ${periodText(a.label)} and ${countedUnits(inB, unit)} of ${periodText(b.label)}.`,
  };
}

export type CountedUnit = "year" | "quarter" | "month" | "week" | "day";

async function unitOf(table: Table, axis: TimeAxis, a: Period, b: Period): Promise<CountedUnit> {
  if (axis.column.kind !== "time" || axis.grain !== "day")
    return axis.column.kind === "time" ? axis.grain : "year";
  const { step } = await edgesOf(table, axis);
  if (step >= 5 && step <= 8) return "week";
  return step <= 4 && Math.max(daysOf(a), daysOf(b)) <= 92 ? "day" : "month";
}

async function countUnits(
  { select }: Table,
  axis: TimeAxis,
  unit: CountedUnit,
  period: Period,
  own: readonly Condition[],
): Promise<number> {
  const { sql, values } = rowsIn(axis, period, own);
  const { id, kind } = axis.column;
  const key = kind === "time" ? `date_trunc('${unit}', ${id})` : id;
  const [[count = 0] = []] = await select(`SELECT count(DISTINCT ${key}) FROM data WHERE ${sql}`, values);
  return Number(count);
}

export const countedUnits = (count: number, unit: CountedUnit): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;
