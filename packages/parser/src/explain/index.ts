/**
 * Explains a result of `parseText` as text: each repair with its position, each violation, or why a text cannot be
 * read.
 * @module
 */
export { type RepairName, type Statement, table as repairs } from "../repairs/table.js";
export { type Explanation, explainResult } from "./explain-result.js";
