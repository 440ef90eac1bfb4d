// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study/v1/index.ts","schemas":"../../../../schemas","sha256":"e3e5c930f5e97d3d2e39b7fe97673d06f9ebccfd111451a3799404d35e8457f9"}
export { study as studyV1 } from "../index.js";
export type { Study as StudyV1, StudyInput as StudyInputV1 } from "./types.js";
export type * from "./types.js";
