// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-comparison/v1/contract.ts","schemas":"../../../../schemas","sha256":"6658823f7da7ca0a4570786bd44acf62647ad1b09db781cc0c86b229a1cc87a2"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { SimulationComparison } from "./types.js";
import { check } from "./validate.js";

/** `simulation-comparison/v1`: How two simulations differ, and how surely: runs, forks or ensembles. */
export const simulationComparisonV1: Contract<SimulationComparison> = /* @__PURE__ */ createContract<SimulationComparison>({
  name: "simulation-comparison",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
