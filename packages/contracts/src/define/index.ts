/**
 * Contracts made at run time from any JSON Schema.
 * @module
 */
export type { Engine } from "./compile-validator.js";
export { type DefinedContract, defineContract } from "./define-contract.js";
export type { DefineOptions } from "./define-options.js";
export type { FromSchema } from "./from-schema.js";
export { UnsupportedSchemaError } from "./unsupported-schema-error.js";
