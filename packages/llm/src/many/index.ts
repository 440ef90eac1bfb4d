/**
 * One validated value for each of many items. An interrupted call can be continued from its journal.
 * @module
 */
export type { EachOptions, EachProgress } from "./each-options.js";
export { generateEach } from "./generate-each.js";
export { generateMany, type Many } from "./generate-many.js";
export type { ManyOptions, ManyProgress } from "./many-options.js";
export type { ManyFailure, ManyResult } from "./many-result.js";
