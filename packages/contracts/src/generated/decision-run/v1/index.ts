// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v1/index.ts","schemas":"../../../../schemas","sha256":"8aa339edc4afd16603590688a99fa96232a2bac887590231a90f71df38ad766f"}
export { decisionRunV1 } from "./contract.js";
export type { DecisionRun as DecisionRunV1 } from "./types.js";
export type * from "./types.js";
