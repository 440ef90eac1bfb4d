// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"calibration-report/v1/contract.ts","schemas":"../../../../schemas","sha256":"90bf9a5acdb0892c8eb54cbd2a47c03baa2d7b096e0797c15dd55c270a98b31a"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { CalibrationReport } from "./types.js";
import { check } from "./validate.js";

/** `calibration-report/v1`: What simulated agents say about people, after the real answers of some of them: estimates with intervals that hold however wrong the agents are. */
export const calibrationReportV1: Contract<CalibrationReport> = /* @__PURE__ */ createContract<CalibrationReport>({
  name: "calibration-report",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
