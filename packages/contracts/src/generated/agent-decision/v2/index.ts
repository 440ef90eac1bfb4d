// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { agentDecision as agentDecisionV2 } from "../index.js";
export type { AgentDecision as AgentDecisionV2 } from "./types.js";
export type * from "./types.js";
