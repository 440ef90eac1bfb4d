// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"iteration-response/index.ts","schemas":"../../../../schemas","sha256":"0d2f4feb0300df28eaffa473ba5164dd53e171fcbc16c5bfb06cccd3649c69fe"}
export { iterationResponseV1 as iterationResponse } from "./v1/contract.js";
export type * from "./v1/types.js";
