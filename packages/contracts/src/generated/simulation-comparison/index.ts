// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-comparison/index.ts","schemas":"../../../../schemas","sha256":"271248af2bd163d641238fd48d1a8ecdae3097d98d16af2eac0be5cf88d3fbaf"}
export { simulationComparisonV1 as simulationComparison } from "./v1/contract.js";
export type * from "./v1/types.js";
