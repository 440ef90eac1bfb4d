// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"survey-record/v1/index.ts","schemas":"../../../../schemas","sha256":"f3ebe499712f96271767d8f6b868728b58055bc89ae1753194a57b28142c60c3"}
export { surveyRecord as surveyRecordV1 } from "../index.js";
export type { SurveyRecord as SurveyRecordV1 } from "./types.js";
export type * from "./types.js";
