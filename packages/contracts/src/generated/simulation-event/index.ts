// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { simulationEventV1 as simulationEvent } from "./v1/contract.js";
export type * from "./v1/types.js";
