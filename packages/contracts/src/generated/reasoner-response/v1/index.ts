// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v1/index.ts","schemas":"../../../../schemas","sha256":"8a3c7aa23492b3125180bdf4fe4c87ba701cce80be3bf0b65a38bc5801fc4c92"}
export { reasonerResponse as reasonerResponseV1 } from "../index.js";
export type { ReasonerResponse as ReasonerResponseV1 } from "./types.js";
export type * from "./types.js";
