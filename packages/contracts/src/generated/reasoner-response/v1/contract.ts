// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v1/contract.ts","schemas":"../../../../schemas","sha256":"0060d1a8c7c800ea4886b9784a7acfa8538daa7fbe10e2929b04e6aeddeb01e8"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { ReasonerResponse } from "./types.js";
import { check } from "./validate.js";

/** `reasoner-response/v1`: The next state of a social agent, picked by a model. */
export const reasonerResponseV1: Contract<ReasonerResponse> = /* @__PURE__ */ createContract<ReasonerResponse>({
  name: "reasoner-response",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
