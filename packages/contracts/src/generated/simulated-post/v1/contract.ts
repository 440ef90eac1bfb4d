// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulated-post/v1/contract.ts","schemas":"../../../../schemas","sha256":"aae075b17daa6a39edbb4be46117113337c8e2030045dbd47065600311d24f86"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { SimulatedPost, SimulatedPostInput } from "./types.js";
import { check, fillDefaults } from "./validate.js";

/** `simulated-post/v1`: A post of a simulation: a post, and when and to whom it appears. */
export const simulatedPostV1: Contract<SimulatedPost, SimulatedPostInput> = /* @__PURE__ */ createContract<SimulatedPost, SimulatedPostInput>({
  name: "simulated-post",
  version: 1,
  schema,
  check,
  fillDefaults,
});
