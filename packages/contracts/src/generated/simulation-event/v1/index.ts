// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-event/v1/index.ts","schemas":"../../../../schemas","sha256":"adbd4f9053869c8243ffd3b9799eb4869afc9d7392a0ea6234830950357d1a09"}
export { simulationEvent as simulationEventV1 } from "../index.js";
export type { SimulationEvent as SimulationEventV1 } from "./types.js";
export type * from "./types.js";
