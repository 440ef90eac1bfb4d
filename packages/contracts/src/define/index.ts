export { type DefineOptions, defineContract } from "./define-contract.js";
export { UnsupportedSchemaError } from "./unsupported-schema-error.js";
