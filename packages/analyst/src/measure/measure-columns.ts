import type { Column } from "../table/column.js";
import { isDecimalYear } from "../table/decimal-year.js";
import type { Table } from "../table/open-table.js";

/** Returns the numeric columns that can be added up or averaged. */
export function measurableColumns({ columns }: Pick<Table, "columns">): Column[] {
  return columns.filter((column) => column.role === "measure" && !isDecimalYear(column));
}
