// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { iterationResponse as iterationResponseV1 } from "../index.js";
export type { IterationResponse as IterationResponseV1 } from "./types.js";
export type * from "./types.js";
