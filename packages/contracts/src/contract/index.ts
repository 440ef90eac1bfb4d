/**
 * Contracts: the values that they accept, the violations that they report, and how to create one from a compiled
 * check.
 * @module
 */
export { ConcordatError, hasErrorCode } from "../error/concordat-error.js";
export type { Contract, OutputOf } from "./contract.js";
export { ContractViolationError } from "./contract-violation-error.js";
export { type CompiledCheck, type ContractDefinition, createContract } from "./create-contract.js";
export type { JsonSchema, JsonTypeName, JsonValue } from "./json-schema.js";
export { parseWithNulls, type WithNulls } from "./parse-with-nulls.js";
export { parsePointer, pointerTo } from "./pointer.js";
export type { StandardIssue, StandardProps, StandardResult } from "./standard.js";
export { formatViolation, type Violation } from "./violation.js";
