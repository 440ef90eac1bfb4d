// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { agentProfile as agentProfileV1 } from "../index.js";
export type { AgentProfile as AgentProfileV1, AgentProfileInput as AgentProfileInputV1 } from "./types.js";
export type * from "./types.js";
