// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { reasonerResponse as reasonerResponseV1 } from "../index.js";
export type { ReasonerResponse as ReasonerResponseV1 } from "./types.js";
export type * from "./types.js";
