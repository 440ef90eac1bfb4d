// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"questionnaire/v1/contract.ts","schemas":"../../../../schemas","sha256":"82f5cb6250930aabe34c69c79a0a1198d0d02c673129fab5a1745c12ee734e89"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { Questionnaire, QuestionnaireInput } from "./types.js";
import { check, fillDefaults } from "./validate.js";

/** `questionnaire/v1`: What agents are asked in a survey. */
export const questionnaireV1: Contract<Questionnaire, QuestionnaireInput> = /* @__PURE__ */ createContract<Questionnaire, QuestionnaireInput>({
  name: "questionnaire",
  version: 1,
  schema,
  check,
  fillDefaults,
});
