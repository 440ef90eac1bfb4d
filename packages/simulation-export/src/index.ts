export type { ExportFormat } from "./database/export-form.js";
export { checkDuckDB } from "./database/load-export-database.js";
export { ExportError, type ExportErrorCode } from "./error/export-error.js";
export { type ExportedRun, type ExportOptions, exportRun } from "./export-run.js";
export {
  type ExportedRuns,
  type ExportRunsOptions,
  exportRuns,
  type LabelledRun,
  type OpenedRun,
} from "./export-runs.js";
export { findRuns } from "./find/find-runs.js";
export type { FoundRuns, RunLabel } from "./find/found-runs.js";
export type { ExportedTable } from "./folder/export-list.js";
export type { CellType, ExportColumn, ExportTable } from "./tables/table.js";
export { type ExportTableName, exportTableNames, exportTables } from "./tables/tables.js";
