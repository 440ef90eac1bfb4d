// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"survey-record/v1/contract.ts","schemas":"../../../../schemas","sha256":"b052e057eb7005b375f7ab7e3cf4acc31e97b73e31b3e7ffef552b12b5b084f5"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { SurveyRecord } from "./types.js";
import { check } from "./validate.js";

/** `survey-record/v1`: What happened when one agent was asked one question of a survey. */
export const surveyRecordV1: Contract<SurveyRecord> = /* @__PURE__ */ createContract<SurveyRecord>({
  name: "survey-record",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
