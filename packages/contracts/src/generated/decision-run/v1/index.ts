// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v1/index.ts","schemas":"../../../../schemas","sha256":"8767efe29f91d0dc3ad15759555d9e547e74a94818d4e8f6685c3447602946a8"}
export { decisionRun as decisionRunV1 } from "../index.js";
export type { DecisionRun as DecisionRunV1 } from "./types.js";
export type * from "./types.js";
