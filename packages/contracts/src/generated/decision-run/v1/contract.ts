// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v1/contract.ts","schemas":"../../../../schemas","sha256":"1caf8d3053f49f65ed4bfa932d1c8582d7ad699dcf70b7332dcaec03d813e733"}
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
