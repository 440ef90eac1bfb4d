export type { ContractLike, Violation } from "./contract/contract-like.js";
export type { ParseOptions } from "./options.js";
export { parseText } from "./parse-text.js";
export type { RepairName } from "./repairs/table.js";
export type { RepairSwitches } from "./repairs/units.js";
export type { LocatedViolation, ParseResult, Repair, UnreadableReason } from "./result/parse-result.js";
export { createParser, type StreamingParser, type UnfinishedResult } from "./stream/create-parser.js";
export type { DeepPartial } from "./stream/deep-partial.js";
