// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"fork-change/index.ts","schemas":"../../../../schemas","sha256":"e8e0efa294ed6612775309ec4adb989c85d08882f734c2f1d5e182eded1b7c8c"}
export { forkChangeV1 as forkChange } from "./v1/contract.js";
export type * from "./v1/types.js";
