// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v1/contract.ts","schemas":"../../../../schemas","sha256":"4574afa306c78e8fffe55fcca86f7d37c90b06f27ca1f4038e7c709de6411c93"}
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
