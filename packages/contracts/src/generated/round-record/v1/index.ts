// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"round-record/v1/index.ts","schemas":"../../../../schemas","sha256":"585f1fc19587af058109969cc58e694215da02e9b152e7ff7109033e79135c9d"}
export { roundRecord as roundRecordV1 } from "../index.js";
export type { RoundRecord as RoundRecordV1 } from "./types.js";
export type * from "./types.js";
