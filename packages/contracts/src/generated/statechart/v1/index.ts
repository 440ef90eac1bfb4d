// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"statechart/v1/index.ts","schemas":"../../../../schemas","sha256":"713ec14056b951a958ed5366b83217fd51da910286fdbddde8554fafa94ed923"}
export { statechart as statechartV1 } from "../index.js";
export type { Statechart as StatechartV1 } from "./types.js";
export type * from "./types.js";
