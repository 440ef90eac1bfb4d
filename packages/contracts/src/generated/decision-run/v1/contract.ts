// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { DecisionRun } from "./types.js";
import { check } from "./validate.js";

/** `decision-run/v1`: One run of the decision copilot: everything that was asked, answered and missed. The report is made from it alone. */
export const decisionRunV1: Contract<DecisionRun> = /* @__PURE__ */ createContract<DecisionRun>({
  name: "decision-run",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
