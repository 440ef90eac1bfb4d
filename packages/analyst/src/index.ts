export { type Analysis, analyze } from "./analysis/analyze.js";
export type { AnalyzeOptions } from "./analysis/analyze-options.js";
export { computeFigure, type Figure, type FigureRequest } from "./answer/compute-figure.js";
export type { CellOptions } from "./cells/cell-options.js";
export {
  type Coverage,
  coverageOf,
  type DimensionCoverage,
  type PhaseCoverage,
  readCoverage,
} from "./coverage/coverage.js";
export type { SubjectOptions } from "./drivers/subject.js";
export { AnalystError, type AnalystErrorCode } from "./error/analyst-error.js";
export type { CsvOptions } from "./files/csv.js";
export type { FollowUp } from "./follow-up/follow-ups.js";
export type { AskOptions } from "./loop/ask-options.js";
export type { AnalyzeEvent } from "./loop/events.js";
export { type Phase, phaseOf } from "./loop/phase.js";
export { type Aggregate, aggregateNamed, aggregateNames } from "./query/aggregate.js";
export { renderHtml } from "./report/render-html.js";
export { renderMarkdown } from "./report/render-markdown.js";
export { reportImages } from "./report/report-charts.js";
export type { AttemptLine } from "./run/attempt-lines.js";
export type { ActionResult, Guidance, IterationMeta, IterationRecord } from "./run/iteration-record.js";
export type { Cell } from "./table/cell.js";
export type { Column, ColumnKind, ColumnRole } from "./table/column.js";
export type { DatabaseLimits, QueryOptions } from "./table/database.js";
export { type OpenTableOptions, openTable, type Table } from "./table/open-table.js";
export { type AnalystTools, openTools } from "./tools/call-tool.js";
export { type CountTokens, estimateTokens } from "./tools/compact.js";
export type { ToolAnswer } from "./tools/tool.js";
