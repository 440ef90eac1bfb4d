// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"list-items/index.ts","schemas":"../../../../schemas","sha256":"9b3326d9b89723f084a83ec9093e30c630eb99f7363387a65bb79cca2c1a89e3"}
export { listItemsV1 as listItems } from "./v1/contract.js";
export type * from "./v1/types.js";
