/**
 * One checked value for each of many items, with a journal that an interrupted call continues.
 * @module
 */
export type { EachOptions, EachProgress } from "./each-options.js";
export { generateEach } from "./generate-each.js";
export { generateMany, type Many } from "./generate-many.js";
export type { ManyOptions, ManyProgress } from "./many-options.js";
export type { ManyFailure, ManyResult } from "./many-result.js";
