/**
 * One checked value for each of many items, with a journal that an interrupted call continues.
 * @module
 */
export { generateMany, type Many } from "./generate-many.js";
export type { ManyOptions, ManyProgress } from "./many-options.js";
export type { ManyFailure, ManyResult } from "./many-result.js";
