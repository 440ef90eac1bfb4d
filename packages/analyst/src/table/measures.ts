import type { Column } from "./column.js";
import type { Table } from "./open-table.js";

/** The numeric columns that are added up or averaged. */
export function measuresOf({ columns }: Pick<Table, "columns">): Column[] {
  return columns.filter(({ role }) => role === "measure");
}
