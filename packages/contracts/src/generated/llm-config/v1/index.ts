// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"llm-config/v1/index.ts","schemas":"../../../../schemas","sha256":"ecb3b45c6b3ea74fa70dc9db176df5704b6040177a8f7c11c45ae19606434ebf"}
export { llmConfig as llmConfigV1 } from "../index.js";
export type { LlmConfig as LlmConfigV1, LlmConfigInput as LlmConfigInputV1 } from "./types.js";
export type * from "./types.js";
