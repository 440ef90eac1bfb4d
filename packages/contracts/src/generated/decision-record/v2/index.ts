// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-record/v2/index.ts","schemas":"../../../../schemas","sha256":"b29dd7c538ce3f11129479460bd902004d5f5c44cdda87c054c3977fa8d96293"}
export { decisionRecord as decisionRecordV2 } from "../index.js";
export type { DecisionRecord as DecisionRecordV2 } from "./types.js";
export type * from "./types.js";
