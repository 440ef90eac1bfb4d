// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { llmConfig as llmConfigV1 } from "../index.js";
export type { LlmConfig as LlmConfigV1, LlmConfigInput as LlmConfigInputV1 } from "./types.js";
export type * from "./types.js";
