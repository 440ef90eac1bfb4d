// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulated-post/index.ts","schemas":"../../../../schemas","sha256":"b0506723d1dc52654353d19a123ba289bd1910c198ff465b1807c2059ba76555"}
export { simulatedPostV1 as simulatedPost } from "./v1/contract.js";
export type * from "./v1/types.js";
