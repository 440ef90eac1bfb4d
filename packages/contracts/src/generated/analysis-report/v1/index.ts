// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { analysisReportV1 } from "./contract.js";
export type * from "./types.js";
