// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"composition/v1/contract.ts","schemas":"../../../../schemas","sha256":"d8faced17b866476366112753207080b7194e40c00ab8d1f14682999ccc2fbbb"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { Composition } from "./types.js";
import { check } from "./validate.js";

/** `composition/v1`: A text that an agent writes: a post of its own, a reply or a comment. */
export const compositionV1: Contract<Composition> = /* @__PURE__ */ createContract<Composition>({
  name: "composition",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
