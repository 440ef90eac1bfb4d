// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { decisionRecord as decisionRecordV2 } from "../index.js";
export type { DecisionRecord as DecisionRecordV2 } from "./types.js";
export type * from "./types.js";
