// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
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
