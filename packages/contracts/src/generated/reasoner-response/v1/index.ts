// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v1/index.ts","schemas":"../../../../schemas","sha256":"fd17c93510367747310162b35f2ecdfbc9bf21c6cd4374c18a84767ca408c810"}
export { reasonerResponseV1 } from "./contract.js";
export type { ReasonerResponse as ReasonerResponseV1 } from "./types.js";
export type * from "./types.js";
