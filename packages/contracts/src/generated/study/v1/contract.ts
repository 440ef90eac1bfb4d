// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study/v1/contract.ts","schemas":"../../../../schemas","sha256":"25944932cc208a32883ea153e337a03e3157142e6a16c4d25568ed36dd8dda55"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { Study, StudyInput } from "./types.js";
import { check, fillDefaults } from "./validate.js";

/** `study/v1`: Two or more messages that are compared: one scenario, one audience and network, an ensemble for each message. */
export const studyV1: Contract<Study, StudyInput> = /* @__PURE__ */ createContract<Study, StudyInput>({
  name: "study",
  version: 1,
  schema,
  check,
  fillDefaults,
});
