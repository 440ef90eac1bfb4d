import { partialRows } from "../drivers/partial-rows.js";
import type { Subject, SubjectOptions } from "../drivers/subject.js";
import { derivedTable } from "../table/derived-table.js";
import type { Table } from "../table/open-table.js";
import type { Condition } from "./condition.js";
import { atLatestTime } from "./latest-time.js";
import type { Reading } from "./reading.js";
import { inPeriod } from "./resolve-periods.js";
import { totalRows } from "./total-rows.js";

/** An interpretation, with the rows that it selects and their measure. */
export interface AppliedReading {
  readonly table: Table;
  readonly subject: Subject;
  readonly reading: Reading;
}

/** Restricts a table to the rows of a question. Rows that are totals of others are omitted, with a note. */
export async function applyReading(
  whole: Table,
  read: Reading,
  options: SubjectOptions,
): Promise<AppliedReading> {
  const { axis, periods, part } = read;
  // The base of a share excludes the row of the total, although the part names a member of the same column.
  const named = read.conditions.map(({ column }) => column);
  const totals = await totalRows(whole, read.measure, axis, named, part);
  const [period, second] = periods;
  const only = period !== undefined && second === undefined && axis !== null ? [inPeriod(axis, period)] : [];
  const narrowed = await where(whole, [...read.conditions, ...totals.conditions, ...only]);
  const asked = {
    ...read,
    totals: totals.conditions,
    assumptions: [...read.assumptions, ...totals.said],
  };
  const reading = await atLatestTime(narrowed, asked, options.aggregate !== undefined);
  const added = reading.conditions.slice(read.conditions.length);
  const table = await where(narrowed, added);
  const [a, b] = periods;
  const comparison =
    read.operation === "change" && axis !== null && a !== undefined && b !== undefined
      ? { column: axis.column, a, b }
      : null;
  const subject: Subject = {
    measure: reading.measure,
    measureChosen: reading.measureChosen,
    time: axis?.column ?? null,
    comparison,
    comparisonChosen:
      options.compare !== undefined ||
      !read.assumptions.some((text) => text.startsWith("No periods were named"))
        ? "asked"
        : "assumed",
    assumptions: [...reading.notes, ...reading.assumptions, ...(await partialRows(table, reading.measure))],
  };
  return { table, subject, reading };
}

async function where(table: Table, conditions: readonly Condition[]): Promise<Table> {
  if (conditions.length === 0) return table;
  return derivedTable(table, {
    sql: `SELECT * FROM source WHERE ${conditions.map(({ sql }) => `(${sql})`).join(" AND ")}`,
    values: conditions.flatMap(({ values }) => values),
  });
}
