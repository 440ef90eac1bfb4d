/**
 * One validated value for each of many items. An interrupted call can be continued from its journal.
 * @module
 */

export type { Many } from "./answer-list.js";
export type { EachOptions, EachProgress } from "./each-options.js";
export { generateEach } from "./generate-each.js";
export { generateMany, type ManyOf } from "./generate-many.js";
export type { Items, ManyOptions, ManyProgress } from "./many-options.js";
export type { ManyFailure, ManyResult, ResultCode } from "./many-result.js";
export { type ReadResultsOptions, readResults } from "./read-results.js";
export type { ManySummary } from "./tally.js";
export { type BatchContract, type WorkManyOptions, type WorkManyResult, workMany } from "./work-many.js";
