// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-profile/v1/index.ts","schemas":"../../../../schemas","sha256":"8597ecb61be7a827c93767735848ff915998ead4b065140ea7a697b50533a925"}
export { agentProfile as agentProfileV1 } from "../index.js";
export type { AgentProfile as AgentProfileV1, AgentProfileInput as AgentProfileInputV1 } from "./types.js";
export type * from "./types.js";
