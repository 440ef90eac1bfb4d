// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-record/v1/contract.ts","schemas":"../../../../schemas","sha256":"fe989643dea586955390f183305c0091182dda5b1b88fa78db6b03fdbcaa9b77"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { DecisionRecord } from "./types.js";
import { check } from "./validate.js";

/** `decision-record/v1`: What happened when one agent met one post, or one feed. */
export const decisionRecordV1: Contract<DecisionRecord> = /* @__PURE__ */ createContract<DecisionRecord>({
  name: "decision-record",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
