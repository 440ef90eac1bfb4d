// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-manifest/index.ts","schemas":"../../../../schemas","sha256":"809ab22479ec1927b631c3c9582833e8b4e5f0e0905e625d51b0db3ab30dfcae"}
export { simulationManifestV1 as simulationManifest } from "./v1/contract.js";
export type * from "./v1/types.js";
