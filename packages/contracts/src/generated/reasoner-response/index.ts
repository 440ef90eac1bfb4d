// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/index.ts","schemas":"../../../../schemas","sha256":"5a81346931bf0dc143c78cdf0ddc3edeb7841609c84c2367b4587ee685313482"}
export { reasonerResponseV1 as reasonerResponse } from "./v1/contract.js";
export type * from "./v1/types.js";
