// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"iteration-response/v1/index.ts","schemas":"../../../../schemas","sha256":"b8ebd8013329e1103dc37d98bdc81e539a2df1f036ddb6f0cafddb8cf676cfd3"}
export { iterationResponse as iterationResponseV1 } from "../index.js";
export type { IterationResponse as IterationResponseV1 } from "./types.js";
export type * from "./types.js";
