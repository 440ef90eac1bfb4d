// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"analysis-report/index.ts","schemas":"../../../../schemas","sha256":"0ace1336af594726ed843cf6392abb7fdbad683dbd787084c6c823025c9ad640"}
export { analysisReportV1 as analysisReport } from "./v1/contract.js";
export type * from "./v1/types.js";
