// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { statechart as statechartV1 } from "../index.js";
export type { Statechart as StatechartV1 } from "./types.js";
export type * from "./types.js";
