// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"llm-config/index.ts","schemas":"../../../../schemas","sha256":"7f0b44621bb01ea8d864ef7a74ef95d3f0ed78086bad77d9f8e4c3504e07af66"}
export { llmConfigV1 as llmConfig } from "./v1/contract.js";
export type * from "./v1/types.js";
