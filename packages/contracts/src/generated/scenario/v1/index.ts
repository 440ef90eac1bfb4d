// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { scenario as scenarioV1 } from "../index.js";
export type { Scenario as ScenarioV1, ScenarioInput as ScenarioInputV1 } from "./types.js";
export type * from "./types.js";
