// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/index.ts","schemas":"../../../../schemas","sha256":"47bc90af2abc7ad292cfbeaf9eb779d98bd9b9b47972fd77209a2eed44119de4"}
export { agentDecisionV2 as agentDecision } from "./v2/contract.js";
export type * from "./v2/types.js";
