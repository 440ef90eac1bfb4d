// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"iteration-response/v1/contract.ts","schemas":"../../../../schemas","sha256":"65f99a57fd3d2debac020dc1c77f70339d9becde0c3309c9a0b261c39198e224"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { IterationResponse } from "./types.js";
import { check } from "./validate.js";

/** `iteration-response/v1`: One planned iteration of an analysis: what to do, and what was learnt. */
export const iterationResponseV1: Contract<IterationResponse> = /* @__PURE__ */ createContract<IterationResponse>({
  name: "iteration-response",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
