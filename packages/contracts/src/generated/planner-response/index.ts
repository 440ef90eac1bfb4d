// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"planner-response/index.ts","schemas":"../../../../schemas","sha256":"1c56c1915f01e92d6aaf04e3ed7f030cfb5f014ee782157d3c7e51a906dc724c"}
export { plannerResponseV1 as plannerResponse } from "./v1/contract.js";
export type * from "./v1/types.js";
