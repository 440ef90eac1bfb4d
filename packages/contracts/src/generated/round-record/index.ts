// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"round-record/index.ts","schemas":"../../../../schemas","sha256":"a1dc49c5fb18881ea1ea089932844e49e1870bdc46df1da67180da0e9ae9e423"}
export { roundRecordV1 as roundRecord } from "./v1/contract.js";
export type * from "./v1/types.js";
