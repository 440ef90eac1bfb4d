// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { roundRecord as roundRecordV1 } from "../index.js";
export type { RoundRecord as RoundRecordV1 } from "./types.js";
export type * from "./types.js";
