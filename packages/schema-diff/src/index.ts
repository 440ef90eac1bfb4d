export type { DialectName } from "@concordat/dialect";
export { type ChangeKind, type ChangeName, changeKinds, type WireEffect } from "./changes/change-kinds.js";
export { type CompareOptions, type Comparison, compareSchemas } from "./compare/compare-schemas.js";
export type {
  DefinitionCounts,
  DefinitionDiff,
  DefinitionsDiff,
  DefinitionsOptions,
} from "./definitions/definitions-diff.js";
export { diffDefinitions, isCollection } from "./definitions/diff-definitions.js";
export { diffSchemas } from "./diff-schemas.js";
export { type ApiChangeName, apiChangeKinds } from "./openapi/api-change-kinds.js";
export type { ApiChange, ApiCounts, ApiDiff } from "./openapi/api-diff.js";
export { type ApiDiffOptions, diffApis } from "./openapi/diff-apis.js";
export type { Policy } from "./proof/policy.js";
export { apiToMarkdown, changesetForApi } from "./report/api-to-markdown.js";
export { changesetFor } from "./report/changeset-for.js";
export { changesetForDefinitions } from "./report/changeset-for-definitions.js";
export { definitionsToMarkdown } from "./report/definitions-to-markdown.js";
export { type MarkdownOptions, toMarkdown } from "./report/to-markdown.js";
export { InvalidSchemaError, type Side } from "./schema/invalid-schema-error.js";
export type { Change, DiffOptions, SchemaDiff } from "./schema-diff.js";
export type { Bump, CompatibilityMode } from "./verdict/bump.js";
export type { CompatibilityResult, DirectionName, Verdict, Witness } from "./verdict/compatibility-result.js";
