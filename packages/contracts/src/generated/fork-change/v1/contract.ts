// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"fork-change/v1/contract.ts","schemas":"../../../../schemas","sha256":"661a167f6fbf86782509682c7494f264a3a35edfeb8fd20843989af27f8a9c5a"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { ForkChange, ForkChangeInput } from "./types.js";
import { check, fillDefaults } from "./validate.js";

/** `fork-change/v1`: What is different in a fork, from its round on. */
export const forkChangeV1: Contract<ForkChange, ForkChangeInput> = /* @__PURE__ */ createContract<ForkChange, ForkChangeInput>({
  name: "fork-change",
  version: 1,
  schema,
  check,
  fillDefaults,
});
