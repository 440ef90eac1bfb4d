// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"planner-response/v1/index.ts","schemas":"../../../../schemas","sha256":"7b8e1f575a9c3636dc6f3bdc0099ec48c434610de2aeadf56668a311f029dd46"}
export { plannerResponse as plannerResponseV1 } from "../index.js";
export type { PlannerResponse as PlannerResponseV1 } from "./types.js";
export type * from "./types.js";
