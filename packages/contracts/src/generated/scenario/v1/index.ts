// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"scenario/v1/index.ts","schemas":"../../../../schemas","sha256":"f22b6ab324c1f001952beedef71af4ba8999bd8d4261471a1e984cfe1c5e29a3"}
export { scenario as scenarioV1 } from "../index.js";
export type { Scenario as ScenarioV1, ScenarioInput as ScenarioInputV1 } from "./types.js";
export type * from "./types.js";
