// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"exposure/v1/contract.ts","schemas":"../../../../schemas","sha256":"49e8b958ec567d432f7f847ea4a8f0a9142dc443be3c14083d71f6c4ee6ef72f"}
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
