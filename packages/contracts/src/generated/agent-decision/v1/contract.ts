// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { AgentDecision } from "./types.js";
import { check } from "./validate.js";

/** `agent-decision/v1`: What a social agent does with one post of a feed it was shown. */
export const agentDecisionV1: Contract<AgentDecision> = /* @__PURE__ */ createContract<AgentDecision>({
  name: "agent-decision",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
