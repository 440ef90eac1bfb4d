// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-record/v1/index.ts","schemas":"../../../../schemas","sha256":"902ee3368b1637cb7ff23f637df105146844a468f3f82af2ae89cd57fd60f761"}
export { decisionRecordV1 } from "./contract.js";
export type { DecisionRecord as DecisionRecordV1 } from "./types.js";
export type * from "./types.js";
