export { type RepairName, type Statement, table as repairs } from "../repairs/table.js";
export { type Explanation, explainResult } from "./explain-result.js";
