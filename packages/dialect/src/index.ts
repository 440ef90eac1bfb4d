export { type CheckOptions, checkSource, checkSourceFolder, compileCheck } from "./ajv/compile-check.js";
export type { Check, CheckError } from "./check/check.js";
export { compileApplyDefaults } from "./defaults/compile-apply-defaults.js";
export { compileDefaults, defaultsSource } from "./defaults/defaults-source.js";
export { hasDefaults } from "./defaults/has-defaults.js";
export { isSelector, type Selector, selectorOf } from "./discriminated-union/selector.js";
export {
  type Dialect,
  type DialectName,
  dialectNamed,
  dialectNames,
  dialectOf,
} from "./document/dialects.js";
export { documentChecks } from "./document/document-checks.js";
export type { DocumentProblem } from "./document/document-problem.js";
export { InvalidDocumentError } from "./document/invalid-document-error.js";
export type { Documents } from "./document/library.js";
export { metaSchemaProblems } from "./document/meta-check.js";
export { type ReadSchema, type ReadSchemaOptions, readSchema, readSchemas } from "./document/read-schema.js";
export { mapSubschemas } from "./document/subschemas.js";
export { unknownFormats } from "./document/unknown-formats.js";
export { compileCode } from "./evaluate/code/compile-code.js";
export { compileEvaluation, type EvaluationOptions } from "./evaluate/compile-evaluation.js";
export { assertedFormats, isAssertedFormat } from "./evaluate/formats.js";
export type { LintProblem } from "./lint/lint-problem.js";
export { lintSchema } from "./lint/lint-schema.js";
export { equalJson } from "./run-time/equal-json.js";
export { isMultiple } from "./run-time/is-multiple.js";
export { isSchema, type JsonSchema, nameList, schemaList, schemaMap } from "./schema/json-schema.js";
export { mapSchema } from "./schema/map-schema.js";
export { nonFinitePointer } from "./schema/non-finite-pointer.js";
export { parsePointer, pointerTo } from "./schema/pointer.js";
export { resolveRef } from "./schema/resolve.js";
export { type Role, type SchemaNode, walkSchema } from "./schema/walk.js";
