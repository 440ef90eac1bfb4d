// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/index.ts","schemas":"../../../../schemas","sha256":"dd1b8b38f1d87d3ff5d6b6b1186d58ca68dad77bf6be7e168a917550d67c0f32"}
export { reasonerResponseV2 as reasonerResponse } from "./v2/contract.js";
export type * from "./v2/types.js";
