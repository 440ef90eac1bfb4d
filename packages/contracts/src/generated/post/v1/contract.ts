// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"post/v1/contract.ts","schemas":"../../../../schemas","sha256":"19da5dab0e1d22ed76fe3919bc9678fcc4b58e527dea9de24fbf55f00db87e59"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { Post, PostInput } from "./types.js";
import { check, fillDefaults } from "./validate.js";

/** `post/v1`: A post in a feed. */
export const postV1: Contract<Post, PostInput> = /* @__PURE__ */ createContract<Post, PostInput>({
  name: "post",
  version: 1,
  schema,
  check,
  fillDefaults,
});
