// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { composition as compositionV1 } from "../index.js";
export type { Composition as CompositionV1 } from "./types.js";
export type * from "./types.js";
