export { AnalystError, type AnalystErrorCode } from "./error/analyst-error.js";
export type { Bound, Cell } from "./table/cell.js";
export type { Column, ColumnKind, ColumnRole } from "./table/column.js";
export type { DatabaseLimits, QueryOptions } from "./table/database.js";
export { type OpenTableOptions, openTable, type Table } from "./table/open-table.js";
