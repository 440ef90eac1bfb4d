// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { listItems as listItemsV1 } from "../index.js";
export type { ListItems as ListItemsV1 } from "./types.js";
export type * from "./types.js";
