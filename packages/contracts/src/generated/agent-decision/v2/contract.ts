// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v2/contract.ts","schemas":"../../../../schemas","sha256":"170da240488a7aca60a2beab040b1fdc30d3de8272285915d3310d7af84963b5"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { AgentDecision } from "./types.js";
import { check } from "./validate.js";

/** `agent-decision/v2`: What a social agent does with one post: only what the model knows; the record of the decision carries the rest. */
export const agentDecisionV2: Contract<AgentDecision> = /* @__PURE__ */ createContract<AgentDecision>({
  name: "agent-decision",
  version: 2,
  schema,
  check,
  fillDefaults: (value) => value,
});
