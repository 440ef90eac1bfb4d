// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
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
