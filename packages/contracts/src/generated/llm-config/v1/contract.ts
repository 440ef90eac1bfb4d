// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"llm-config/v1/contract.ts","schemas":"../../../../schemas","sha256":"155755731b592644d765fe86c482346b1f2e95ba66038bc8e02ab65c5008c84b"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { LlmConfig, LlmConfigInput } from "./types.js";
import { check, fillDefaults } from "./validate.js";

/** `llm-config/v1`: Which model to talk to, and how. Every field may be absent and then has its default. */
export const llmConfigV1: Contract<LlmConfig, LlmConfigInput> = /* @__PURE__ */ createContract<LlmConfig, LlmConfigInput>({
  name: "llm-config",
  version: 1,
  schema,
  check,
  fillDefaults,
});
