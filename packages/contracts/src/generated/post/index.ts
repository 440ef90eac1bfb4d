// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"post/index.ts","schemas":"../../../../schemas","sha256":"c4989243d3306d280293631f58b51d01c83b9f8a8dfc6ea133b648bc47fc67f2"}
export { postV1 as post } from "./v1/contract.js";
export type * from "./v1/types.js";
