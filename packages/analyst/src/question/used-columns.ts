import { columnsOfMeasure } from "../query/column-difference.js";
import type { Reading } from "./reading.js";

/** Returns the names of the columns that an interpretation uses. */
export function usedColumns(reading: Reading): ReadonlySet<string> {
  const { measure, against, by, conditions, part, axis, periods, operation } = reading;
  const isOverTime =
    periods.length > 0 || by?.chronological === true || operation === "change" || operation === "trend";
  return new Set([
    ...columnsOfMeasure(measure),
    ...(against === null ? [] : [against.name]),
    ...(by === null ? [] : [by.column.name, by.name]),
    ...[...conditions, ...part].map(({ column }) => column.name),
    ...(axis !== null && isOverTime ? [axis.column, ...axis.parts].map(({ name }) => name) : []),
  ]);
}
