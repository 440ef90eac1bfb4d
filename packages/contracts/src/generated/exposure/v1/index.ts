// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"exposure/v1/index.ts","schemas":"../../../../schemas","sha256":"a83cf05dae6554fe0efafae354ad95724ac281e1c7d39e4b5386a4547199b4a0"}
export { exposure as exposureV1 } from "../index.js";
export type { Exposure as ExposureV1 } from "./types.js";
export type * from "./types.js";
