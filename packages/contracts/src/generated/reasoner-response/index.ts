// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { reasonerResponseV1 as reasonerResponse } from "./v1/contract.js";
export type * from "./v1/types.js";
