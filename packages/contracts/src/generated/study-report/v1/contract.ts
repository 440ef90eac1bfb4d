// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study-report/v1/contract.ts","schemas":"../../../../schemas","sha256":"af43880875efeb8b4c94ebc6a8d1b90c45eaef8df6565cefe701e0d45bee344a"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { StudyReport } from "./types.js";
import { check } from "./validate.js";

/** `study-report/v1`: What a study came to: the answer, how sure it is, and why. Every number in it was computed from the recorded runs. */
export const studyReportV1: Contract<StudyReport> = /* @__PURE__ */ createContract<StudyReport>({
  name: "study-report",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
