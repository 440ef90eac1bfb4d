// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v2/contract.ts","schemas":"../../../../schemas","sha256":"a54ee845a7646aa8b9cc55252bad6c33172981592f57a120058d7f5e13a97c73"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { ReasonerResponse } from "./types.js";
import { check } from "./validate.js";

/** `reasoner-response/v2`: The next state of an agent, picked by a model among the states that a chart leaves open, and why. */
export const reasonerResponseV2: Contract<ReasonerResponse> = /* @__PURE__ */ createContract<ReasonerResponse>({
  name: "reasoner-response",
  version: 2,
  schema,
  check,
  fillDefaults: (value) => value,
});
