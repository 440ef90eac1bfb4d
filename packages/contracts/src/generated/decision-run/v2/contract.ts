// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v2/contract.ts","schemas":"../../../../schemas","sha256":"c0ab7f9340b0476a1f934ef5e349b2c2dc3c40664ab211750db0700bf1c79e78"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { DecisionRun } from "./types.js";
import { check } from "./validate.js";

/** `decision-run/v2`: One run of the decision copilot: everything that was asked, answered and missed. The report is made from it alone. */
export const decisionRunV2: Contract<DecisionRun> = /* @__PURE__ */ createContract<DecisionRun>({
  name: "decision-run",
  version: 2,
  schema,
  check,
  fillDefaults: (value) => value,
});
