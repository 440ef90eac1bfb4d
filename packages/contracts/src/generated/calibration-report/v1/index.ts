// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"calibration-report/v1/index.ts","schemas":"../../../../schemas","sha256":"a45f1eaa9acf9bec5527cd81935fc474e7806173665ae114557441910430b8d6"}
export { calibrationReport as calibrationReportV1 } from "../index.js";
export type { CalibrationReport as CalibrationReportV1 } from "./types.js";
export type * from "./types.js";
