// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { exposure as exposureV1 } from "../index.js";
export type { Exposure as ExposureV1 } from "./types.js";
export type * from "./types.js";
