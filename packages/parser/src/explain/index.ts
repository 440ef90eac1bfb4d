export type { Statement } from "../repairs/statement.js";
export type { RepairName } from "../repairs/table.js";
export { table as repairs } from "../repairs/table.js";
export { type Explanation, explainResult } from "./explain-result.js";
