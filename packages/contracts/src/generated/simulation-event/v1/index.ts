// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { simulationEvent as simulationEventV1 } from "../index.js";
export type { SimulationEvent as SimulationEventV1 } from "./types.js";
export type * from "./types.js";
