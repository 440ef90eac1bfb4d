// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"round-record/v1/contract.ts","schemas":"../../../../schemas","sha256":"3ecf812c91e55971ebf49bffa9a9582032f337c6c6984b2115e064bcdd185eb6"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { RoundRecord } from "./types.js";
import { check } from "./validate.js";

/** `round-record/v1`: What a closed round came to. */
export const roundRecordV1: Contract<RoundRecord> = /* @__PURE__ */ createContract<RoundRecord>({
  name: "round-record",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
