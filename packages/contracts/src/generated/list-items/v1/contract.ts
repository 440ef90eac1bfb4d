// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
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
