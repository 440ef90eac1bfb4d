// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { analysisReport as analysisReportV1 } from "../index.js";
export type { AnalysisReport as AnalysisReportV1 } from "./types.js";
export type * from "./types.js";
