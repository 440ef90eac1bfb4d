// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"statechart/index.ts","schemas":"../../../../schemas","sha256":"e0c992c4e4f8aaf0a4b9285ca9ba7ccd8ad8fd68bcfe57e2417542163f807bb1"}
export { statechartV1 as statechart } from "./v1/contract.js";
export type * from "./v1/types.js";
