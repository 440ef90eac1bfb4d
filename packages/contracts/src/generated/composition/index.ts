// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { compositionV1 as composition } from "./v1/contract.js";
export type * from "./v1/types.js";
