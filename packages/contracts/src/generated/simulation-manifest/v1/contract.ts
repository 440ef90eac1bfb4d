// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-manifest/v1/contract.ts","schemas":"../../../../schemas","sha256":"5b4a5813ec7ce6634ba605c1a316759255319660ea3e589e443bd8c6af76a6eb"}
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
