// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-profile/v1/contract.ts","schemas":"../../../../schemas","sha256":"f4dac958c847af5e5cd25611d7ed611997f0a75ddbdbee524d30b98f30f3a9f6"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { AgentProfile, AgentProfileInput } from "./types.js";
import { check, fillDefaults } from "./validate.js";

/** `agent-profile/v1`: Who a social agent is. */
export const agentProfileV1: Contract<AgentProfile, AgentProfileInput> = /* @__PURE__ */ createContract<AgentProfile, AgentProfileInput>({
  name: "agent-profile",
  version: 1,
  schema,
  check,
  fillDefaults,
});
