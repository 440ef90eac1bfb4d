// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { synthesis as synthesisV1 } from "../index.js";
export type { Synthesis as SynthesisV1 } from "./types.js";
export type * from "./types.js";
