// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-ensemble/v1/index.ts","schemas":"../../../../schemas","sha256":"4771f71445085a36af009445e7bdc4e1a8439df06e33ce7c51974c05ec01870f"}
export { simulationEnsemble as simulationEnsembleV1 } from "../index.js";
export type { SimulationEnsemble as SimulationEnsembleV1 } from "./types.js";
export type * from "./types.js";
