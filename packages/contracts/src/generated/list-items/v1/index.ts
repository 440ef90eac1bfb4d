// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"list-items/v1/index.ts","schemas":"../../../../schemas","sha256":"0c9f4be6252a0b269768c4e2177cbf679ae464fc69cce8bfd69e52362028ed26"}
export { listItems as listItemsV1 } from "../index.js";
export type { ListItems as ListItemsV1 } from "./types.js";
export type * from "./types.js";
