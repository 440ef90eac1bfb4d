// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { plannerResponse as plannerResponseV1 } from "../index.js";
export type { PlannerResponse as PlannerResponseV1 } from "./types.js";
export type * from "./types.js";
