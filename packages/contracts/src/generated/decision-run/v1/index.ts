// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { decisionRun as decisionRunV1 } from "../index.js";
export type { DecisionRun as DecisionRunV1 } from "./types.js";
export type * from "./types.js";
