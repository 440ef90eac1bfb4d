// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study-report/v1/index.ts","schemas":"../../../../schemas","sha256":"cee9c1bc36b43858e6a831fd6ce62b982a50b5374976e181e9e6e14d4c522944"}
export { studyReport as studyReportV1 } from "../index.js";
export type { StudyReport as StudyReportV1 } from "./types.js";
export type * from "./types.js";
