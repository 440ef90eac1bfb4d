// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { agentDecisionV1 } from "./contract.js";
export type { AgentDecision as AgentDecisionV1 } from "./types.js";
export type * from "./types.js";
