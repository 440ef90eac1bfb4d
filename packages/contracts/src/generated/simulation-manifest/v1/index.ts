// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { simulationManifest as simulationManifestV1 } from "../index.js";
export type { SimulationManifest as SimulationManifestV1 } from "./types.js";
export type * from "./types.js";
