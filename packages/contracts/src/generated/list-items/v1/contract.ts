// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"list-items/v1/contract.ts","schemas":"../../../../schemas","sha256":"00b3f42b6e25db873eb41f9d45a0a857d76e847d6d6f71f9b26b85e7058a1cf4"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { ListItems } from "./types.js";
import { check } from "./validate.js";

/** `list-items/v1`: What one specialist found, an item a sentence. */
export const listItemsV1: Contract<ListItems> = /* @__PURE__ */ createContract<ListItems>({
  name: "list-items",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
