// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { SimulationManifest } from "./types.js";
import { check } from "./validate.js";

/** `simulation-manifest/v1`: What a run was made with. */
export const simulationManifestV1: Contract<SimulationManifest> = /* @__PURE__ */ createContract<SimulationManifest>({
  name: "simulation-manifest",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
