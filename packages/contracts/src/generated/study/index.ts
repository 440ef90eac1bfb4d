// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study/index.ts","schemas":"../../../../schemas","sha256":"94abcb2bcb47665c1e3ed47194e52e563fc162c9f41a8fe6c85ebfc3af25a044"}
export { studyV1 as study } from "./v1/contract.js";
export type * from "./v1/types.js";
