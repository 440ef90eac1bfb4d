// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
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
