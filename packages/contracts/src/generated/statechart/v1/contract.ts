// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"statechart/v1/contract.ts","schemas":"../../../../schemas","sha256":"dcf4ce5723564acbbf660b11fdc3b2dffbd1d8e45c0886d7878119c592f227b1"}
import { type Contract, createContract } from "../../../contract/index.js";
import { schema } from "./schema.js";
import type { Statechart } from "./types.js";
import { check } from "./validate.js";

/** `statechart/v1`: A statechart as data: states, and which trigger leads from one to another. That every state named exists is checked when a chart is compiled. */
export const statechartV1: Contract<Statechart> = /* @__PURE__ */ createContract<Statechart>({
  name: "statechart",
  version: 1,
  schema,
  check,
  fillDefaults: (value) => value,
});
