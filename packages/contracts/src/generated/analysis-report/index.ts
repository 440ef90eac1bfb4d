// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { analysisReportV1 as analysisReport } from "./v1/contract.js";
export type * from "./v1/types.js";
