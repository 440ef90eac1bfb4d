// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
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
