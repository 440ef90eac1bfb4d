// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"synthesis/v1/index.ts","schemas":"../../../../schemas","sha256":"0f3950b6eae92e3f94763026d7e19d42692da495fe56a7325700a00fd4727706"}
export { synthesis as synthesisV1 } from "../index.js";
export type { Synthesis as SynthesisV1 } from "./types.js";
export type * from "./types.js";
