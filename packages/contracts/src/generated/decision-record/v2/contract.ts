// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-record/v2/contract.ts","schemas":"../../../../schemas","sha256":"1f18fbe52dd0aaa7aa735162041b36a3e68d4319b12fea2801fc73ea10ca515c"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { DecisionRecord } from "./types.js";
import { check } from "./validate.js";

/** `decision-record/v2`: What happened when one agent decided on one post, or one feed, in one step or several. */
export const decisionRecordV2: Contract<DecisionRecord> = /* @__PURE__ */ createContract<DecisionRecord>({
  name: "decision-record",
  version: 2,
  schema,
  check,
  fillDefaults: (value) => value,
});
