// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { post as postV1 } from "../index.js";
export type { Post as PostV1, PostInput as PostInputV1 } from "./types.js";
export type * from "./types.js";
