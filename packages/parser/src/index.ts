export type { ContractLike, Violation } from "./contract/contract-like.js";
export type { ParseOptions } from "./options.js";
export { parseText } from "./parse-text.js";
export type { LocatedViolation, ParseResult, Repair, UnreadableReason } from "./result/parse-result.js";
