// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"questionnaire/v1/index.ts","schemas":"../../../../schemas","sha256":"153598cdfd98074e56a3524850adb0d6724e0d0e61fba00734a5d5ff085e99e4"}
export { questionnaire as questionnaireV1 } from "../index.js";
export type { Questionnaire as QuestionnaireV1, QuestionnaireInput as QuestionnaireInputV1 } from "./types.js";
export type * from "./types.js";
