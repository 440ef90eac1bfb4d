// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { scenarioV1 as scenario } from "./v1/contract.js";
export type * from "./v1/types.js";
