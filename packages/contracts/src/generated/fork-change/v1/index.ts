// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"fork-change/v1/index.ts","schemas":"../../../../schemas","sha256":"9cf76ad08f9b1ecfcf9ad233e690d519bbdc719d14538327ffbbadc02061f84c"}
export { forkChange as forkChangeV1 } from "../index.js";
export type { ForkChange as ForkChangeV1, ForkChangeInput as ForkChangeInputV1 } from "./types.js";
export type * from "./types.js";
