// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"composition/v1/index.ts","schemas":"../../../../schemas","sha256":"3ec4eba3d1205fd07db3b2cbbef6a30e23505bdbf0ac57aeb2b4a0d7cb0a50e4"}
export { composition as compositionV1 } from "../index.js";
export type { Composition as CompositionV1 } from "./types.js";
export type * from "./types.js";
