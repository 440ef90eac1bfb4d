// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"calibration-report/index.ts","schemas":"../../../../schemas","sha256":"9ac98f325de0f771e3194a0210ab348aea5dcc062d16dd08b3f16911ccd82b68"}
export { calibrationReportV1 as calibrationReport } from "./v1/contract.js";
export type * from "./v1/types.js";
