// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-ensemble/v1/contract.ts","schemas":"../../../../schemas","sha256":"5fd34e59162951741f1c0a02fee67c2490738f47d41488b2e86f8f3121d996cd"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { SimulationEnsemble } from "./types.js";
import { check } from "./validate.js";

/** `simulation-ensemble/v1`: The runs of one scenario with several seeds, which stand in one folder. */
export const simulationEnsembleV1: Contract<SimulationEnsemble> = /* @__PURE__ */ createContract<SimulationEnsemble>({
  name: "simulation-ensemble",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
