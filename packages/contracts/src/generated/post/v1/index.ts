// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"post/v1/index.ts","schemas":"../../../../schemas","sha256":"d0bbf1a5c8699b6cd5ed6c31855755210ed59ba44a1b3814726aba3ac5919fff"}
export { post as postV1 } from "../index.js";
export type { Post as PostV1, PostInput as PostInputV1 } from "./types.js";
export type * from "./types.js";
