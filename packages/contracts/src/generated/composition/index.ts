// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"composition/index.ts","schemas":"../../../../schemas","sha256":"881a283bac359d1c49915de4939c877c5f0f8fa00b013e7f1928bb70d9672814"}
export { compositionV1 as composition } from "./v1/contract.js";
export type * from "./v1/types.js";
