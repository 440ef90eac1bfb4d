export type { AsyncContractLike, ContractLike, Violation } from "./contract/contract-like.js";
export { checkParseOptions, type ParseOptions } from "./options.js";
export { parseText } from "./parse-text.js";
export { parseTextAsync } from "./parse-text-async.js";
export type { RepairSwitches } from "./repairs/allows.js";
export type { RepairName } from "./repairs/table.js";
export type { LocatedViolation, ParseResult, Repair, UnreadableReason } from "./result/parse-result.js";
export type { Checked } from "./standard/checked.js";
export {
  isForeignSchema,
  type SchemaContract,
  schemaContract,
} from "./standard/schema-contract.js";
export type { StandardIssue, StandardResult, StandardSchema } from "./standard/standard-schema.js";
export type { SchemaValue, TypeBoxKind, TypeBoxOutput } from "./standard/typebox-types.js";
export { createParser, type StreamingParser, type UnfinishedResult } from "./stream/create-parser.js";
export type { DeepPartial } from "./stream/deep-partial.js";
