// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-event/index.ts","schemas":"../../../../schemas","sha256":"07db293fc0cbae636e342db5db4541bf424da9e87f4e05e0f4ccb772b0f0d067"}
export { simulationEventV1 as simulationEvent } from "./v1/contract.js";
export type * from "./v1/types.js";
