// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-record/index.ts","schemas":"../../../../schemas","sha256":"b3349da63f3d184e3f370f900e3da380616f022efa09309b9b61dffd974fe303"}
export { decisionRecordV2 as decisionRecord } from "./v2/contract.js";
export type * from "./v2/types.js";
