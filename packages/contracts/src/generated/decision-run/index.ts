// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/index.ts","schemas":"../../../../schemas","sha256":"cfbd2ab6216da94d91f99a0181c34d92c8a737ee9c324cba09f715b270792263"}
export { decisionRunV1 as decisionRun } from "./v1/contract.js";
export type * from "./v1/types.js";
