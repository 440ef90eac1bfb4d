// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { simulatedPost as simulatedPostV1 } from "../index.js";
export type { SimulatedPost as SimulatedPostV1, SimulatedPostInput as SimulatedPostInputV1 } from "./types.js";
export type * from "./types.js";
