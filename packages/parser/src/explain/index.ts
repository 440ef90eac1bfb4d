export { abouts as repairs } from "../repairs/abouts.js";
export type { RepairAbout } from "../repairs/repair-about.js";
export { type Explanation, explainResult } from "./explain-result.js";
