// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-profile/index.ts","schemas":"../../../../schemas","sha256":"ece16a44206e7e3c9c01d79dd509b4707a770c428219a5a50387377f450c80e4"}
export { agentProfileV1 as agentProfile } from "./v1/contract.js";
export type * from "./v1/types.js";
