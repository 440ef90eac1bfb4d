// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"synthesis/v1/contract.ts","schemas":"../../../../schemas","sha256":"2371ca52d4edcef54d3b3ebf4901235280b1f9a60c45cccf30680c715f2d029c"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { Synthesis } from "./types.js";
import { check } from "./validate.js";

/** `synthesis/v1`: The recommendation that a decision comes to. */
export const synthesisV1: Contract<Synthesis> = /* @__PURE__ */ createContract<Synthesis>({
  name: "synthesis",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
