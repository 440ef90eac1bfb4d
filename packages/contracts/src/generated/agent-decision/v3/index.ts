// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v3/index.ts","schemas":"../../../../schemas","sha256":"3af1e407f7cb40e06c51ca35a02afd12a80d42c55a65fa05ee2b6db7e5fe7fd2"}
export { agentDecisionV3 } from "./contract.js";
export type { AgentDecision as AgentDecisionV3 } from "./types.js";
export type * from "./types.js";
