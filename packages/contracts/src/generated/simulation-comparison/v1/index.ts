// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-comparison/v1/index.ts","schemas":"../../../../schemas","sha256":"a9f9b973699bdfeb2f6dafbff33db5297db5e542d8e3c66d6bd837cb6bd43af4"}
export { simulationComparison as simulationComparisonV1 } from "../index.js";
export type { SimulationComparison as SimulationComparisonV1 } from "./types.js";
export type * from "./types.js";
