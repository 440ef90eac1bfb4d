// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { decisionRecordV2 as decisionRecord } from "./v2/contract.js";
export type * from "./v2/types.js";
