// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { exposureV1 as exposure } from "./v1/contract.js";
export type * from "./v1/types.js";
