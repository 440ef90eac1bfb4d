// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/index.ts","schemas":"../../../../schemas","sha256":"046286625512fb80ab61701668b3aa63f9bb2535252091406118097afdca6bfd"}
export { decisionRunV2 as decisionRun } from "./v2/contract.js";
export type * from "./v2/types.js";
