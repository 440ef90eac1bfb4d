// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"exposure/index.ts","schemas":"../../../../schemas","sha256":"61fff1c73558db879a4e51eb1e611fb4b6c4a11c4c8e0b0ca0cccb75bc88a1b8"}
export { exposureV1 as exposure } from "./v1/contract.js";
export type * from "./v1/types.js";
