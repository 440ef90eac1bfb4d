/**
 * A strict reader for texts that are JSON already, smaller than `parseText`.
 * @module
 */
export type { ContractLike, Violation } from "../contract/contract-like.js";
export type { ParseOptions } from "../options.js";
export type { RepairSwitches } from "../repairs/allows.js";
export type { RepairName } from "../repairs/table.js";
export type { LocatedViolation, ParseResult, Repair, UnreadableReason } from "../result/parse-result.js";
export { parseJson } from "./parse-json.js";
