// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"analysis-report/v1/contract.ts","schemas":"../../../../schemas","sha256":"e6f9c66eb3d1e18637c0daf5a4c4fc1757664a1e72569dc7cc255243e03c1c91"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { AnalysisReport } from "./types.js";
import { check } from "./validate.js";

/** `analysis-report/v1`: What an analysis of a table found. Every number was computed from the table, none by a model. */
export const analysisReportV1: Contract<AnalysisReport> = /* @__PURE__ */ createContract<AnalysisReport>({
  name: "analysis-report",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
