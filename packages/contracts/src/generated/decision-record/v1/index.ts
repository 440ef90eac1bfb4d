// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { decisionRecordV1 } from "./contract.js";
export type { DecisionRecord as DecisionRecordV1 } from "./types.js";
export type * from "./types.js";
