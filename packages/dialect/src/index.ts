export {
  type Check,
  type CheckError,
  checkSource,
  checkSourceFolder,
  compileCheck,
} from "./ajv/compile-check.js";
export { compileDefaults, defaultsSource } from "./defaults/defaults-source.js";
export { hasDefaults } from "./defaults/has-defaults.js";
export type { LintProblem } from "./lint/lint-problem.js";
export { lintSchema } from "./lint/lint-schema.js";
export { isSchema, type JsonSchema, nameList, schemaList, schemaMap } from "./schema/json-schema.js";
export { mapSchema } from "./schema/map-schema.js";
export { resolveRef } from "./schema/resolve.js";
export { isSelector, type Selector, selectorOf } from "./schema/selector.js";
export { type Role, type SchemaNode, walkSchema } from "./schema/walk.js";
