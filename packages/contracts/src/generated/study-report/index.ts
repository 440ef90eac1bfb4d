// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study-report/index.ts","schemas":"../../../../schemas","sha256":"98550484b2c265365a6baeef6c618e287e13f6f8c9cabf7bb133611468f6d995"}
export { studyReportV1 as studyReport } from "./v1/contract.js";
export type * from "./v1/types.js";
