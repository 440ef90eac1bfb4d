// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-manifest/v1/index.ts","schemas":"../../../../schemas","sha256":"7daca0f43e01b97f95255b88da4460a9ac3ee9509690e62f1fcb4f336cd9f0b3"}
export { simulationManifest as simulationManifestV1 } from "../index.js";
export type { SimulationManifest as SimulationManifestV1 } from "./types.js";
export type * from "./types.js";
