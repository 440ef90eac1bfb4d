// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v1/index.ts","schemas":"../../../../schemas","sha256":"795f945f76c254a9c2aebddbdfe047f3eb6a603bc1a4517b31b2e86326771559"}
export { agentDecisionV1 } from "./contract.js";
export type { AgentDecision as AgentDecisionV1 } from "./types.js";
export type * from "./types.js";
