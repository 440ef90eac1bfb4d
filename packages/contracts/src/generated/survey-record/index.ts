// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"survey-record/index.ts","schemas":"../../../../schemas","sha256":"10b95a728327b3109731fa227f8ae14e4acf2a7f1981836f21ddc29d8fdc3793"}
export { surveyRecordV1 as surveyRecord } from "./v1/contract.js";
export type * from "./v1/types.js";
