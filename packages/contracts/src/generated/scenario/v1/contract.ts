// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"scenario/v1/contract.ts","schemas":"../../../../schemas","sha256":"b727571dd41106b284a60e846b4081f4f39d7a663f1ce59e24e1fe8615d3b6f5"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { Scenario, ScenarioInput } from "./types.js";
import { check, fillDefaults } from "./validate.js";

/** `scenario/v1`: What is simulated: an audience, who follows whom, what they read, and who decides. */
export const scenarioV1: Contract<Scenario, ScenarioInput> = /* @__PURE__ */ createContract<Scenario, ScenarioInput>({
  name: "scenario",
  version: 1,
  schema,
  check,
  fillDefaults,
});
