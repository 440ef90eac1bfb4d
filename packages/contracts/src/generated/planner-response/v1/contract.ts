// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"planner-response/v1/contract.ts","schemas":"../../../../schemas","sha256":"82694571061e18b026dbdd70ca17b9460c472762e27748227828c84a7361f71a"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { PlannerResponse } from "./types.js";
import { check } from "./validate.js";

/** `planner-response/v1`: Which specialists a decision needs. */
export const plannerResponseV1: Contract<PlannerResponse> = /* @__PURE__ */ createContract<PlannerResponse>({
  name: "planner-response",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
