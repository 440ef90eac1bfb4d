// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v2/index.ts","schemas":"../../../../schemas","sha256":"839ae4df8957b0d5a7d25ff5365487a0c48c23503a0c2784a7ef3892b0a353e9"}
export { agentDecision as agentDecisionV2 } from "../index.js";
export type { AgentDecision as AgentDecisionV2 } from "./types.js";
export type * from "./types.js";
