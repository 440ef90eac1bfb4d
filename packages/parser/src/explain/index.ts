/**
 * What a result of `parseText` means, in words: each repair with its place, each violation, or why a text
 * cannot be read.
 * @module
 */
export { type RepairName, type Statement, table as repairs } from "../repairs/table.js";
export { type Explanation, explainResult } from "./explain-result.js";
