// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"scenario/index.ts","schemas":"../../../../schemas","sha256":"b0bbbb589115b4c55672bcb5b072b45df397b802fc83a0f6e1df4cb46d43eaa6"}
export { scenarioV1 as scenario } from "./v1/contract.js";
export type * from "./v1/types.js";
