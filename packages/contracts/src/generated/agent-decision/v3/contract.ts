// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v3/contract.ts","schemas":"../../../../schemas","sha256":"ed7b891acdfc1da37d113d2c31b05e6f920934d6dd7f70327d4c784951157e4c"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { AgentDecision } from "./types.js";
import { check } from "./validate.js";

/** `agent-decision/v3`: What a social agent does with one post: only what the model knows; the record of the decision carries the rest. */
export const agentDecisionV3: Contract<AgentDecision> = /* @__PURE__ */ createContract<AgentDecision>({
  name: "agent-decision",
  version: 3,
  schema,
  check,
  fillDefaults: (value) => value,
});
