// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { forkChange as forkChangeV1 } from "../index.js";
export type { ForkChange as ForkChangeV1, ForkChangeInput as ForkChangeInputV1 } from "./types.js";
export type * from "./types.js";
