// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
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
