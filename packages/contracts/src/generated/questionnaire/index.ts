// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"questionnaire/index.ts","schemas":"../../../../schemas","sha256":"1676622c49905ec96926fa7bd4cbb83d6b1de4d3e98d221c8ca84b68f7648fa5"}
export { questionnaireV1 as questionnaire } from "./v1/contract.js";
export type * from "./v1/types.js";
