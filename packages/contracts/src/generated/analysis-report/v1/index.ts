// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"analysis-report/v1/index.ts","schemas":"../../../../schemas","sha256":"dfe8d35d7a8b3ef808a3a609dfea18fb515921dec7e0bcbde3ac358160624046"}
export { analysisReport as analysisReportV1 } from "../index.js";
export type { AnalysisReport as AnalysisReportV1 } from "./types.js";
export type * from "./types.js";
