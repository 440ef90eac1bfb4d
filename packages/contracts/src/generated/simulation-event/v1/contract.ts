// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-event/v1/contract.ts","schemas":"../../../../schemas","sha256":"0be36a1d77a038073d6d76f44cfd580d93143219932e225f6b91a1d93deed454"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { SimulationEvent } from "./types.js";
import { check } from "./validate.js";

/** `simulation-event/v1`: Something that happened while a simulation ran, as it is reported. */
export const simulationEventV1: Contract<SimulationEvent> = /* @__PURE__ */ createContract<SimulationEvent>({
  name: "simulation-event",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
