// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { decisionRecord as decisionRecordV1 } from "../index.js";
export type * from "./types.js";
