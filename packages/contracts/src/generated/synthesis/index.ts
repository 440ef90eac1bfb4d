// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"synthesis/index.ts","schemas":"../../../../schemas","sha256":"526c8d38ae3c043f1228ed549ec48e4b87acd2726d1c55a687ea82a6befdceb4"}
export { synthesisV1 as synthesis } from "./v1/contract.js";
export type * from "./v1/types.js";
