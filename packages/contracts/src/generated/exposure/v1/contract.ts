// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { Exposure } from "./types.js";
import { check } from "./validate.js";

/** `exposure/v1`: One item that an agent was shown in a round. */
export const exposureV1: Contract<Exposure> = /* @__PURE__ */ createContract<Exposure>({
  name: "exposure",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
