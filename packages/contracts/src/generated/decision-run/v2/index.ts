// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v2/index.ts","schemas":"../../../../schemas","sha256":"52677128dbe5beb79a59703da90578a3324424aafd36b72249bcf6476da49744"}
export { decisionRun as decisionRunV2 } from "../index.js";
export type { DecisionRun as DecisionRunV2 } from "./types.js";
export type * from "./types.js";
