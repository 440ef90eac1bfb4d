// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v2/index.ts","schemas":"../../../../schemas","sha256":"7334f93057425aa9976825d3ca3cc8f72f890707cf7ca76f45ac8d5d920e6119"}
export { reasonerResponse as reasonerResponseV2 } from "../index.js";
export type { ReasonerResponse as ReasonerResponseV2 } from "./types.js";
export type * from "./types.js";
