import type { DefinitionsOptions } from "../definitions/definitions-diff.js";
import { diffDefinitions, isCollection } from "../definitions/diff-definitions.js";
import { diffSchemas } from "../diff-schemas.js";
import { diffApis, hasOperations } from "../openapi/diff-apis.js";
import type { Policy } from "../proof/policy.js";
import { apiToMarkdown, changesetForApi } from "../report/api-to-markdown.js";
import { changesetFor } from "../report/changeset-for.js";
import { changesetForDefinitions } from "../report/changeset-for-definitions.js";
import { definitionsToMarkdown } from "../report/definitions-to-markdown.js";
import { toMarkdown } from "../report/to-markdown.js";
import type { DiffOptions } from "../schema-diff.js";
import type { Bump } from "../verdict/bump.js";

/** The comparison of two schemas, with all its output formats. */
export interface Comparison {
  /** The version step that the change needs. */
  readonly bump: Bump;
  /** All findings: a `SchemaDiff`, a `DefinitionsDiff` if definitions were compared, or an `ApiDiff`. */
  readonly json: object;
  /** Returns the findings as Markdown. */
  toMarkdown(title: string): string;
  /** Returns a changeset that bumps these packages by the version step. */
  toChangeset(packages: readonly string[]): string;
}

/** Options for a comparison. */
export interface CompareOptions {
  /** Whether to compare definition by definition. Default: true if neither root constrains values. */
  readonly definitions?: boolean;
  /** The names of the definitions to compare. Default: all. */
  readonly entry?: readonly string[];
  /** The assumption about properties that an open object does not describe. Default: `usual`. */
  readonly policy?: Policy;
  /** Whether `format` is a rule or, as in JSON Schema by default, an annotation. Default: `annotation`. */
  readonly formats?: "annotation" | "assertion";
}

/**
 * Compares two schemas, either completely or definition by definition if users refer to the definitions. OpenAPI
 * documents are compared operation by operation.
 * @throws {InvalidSchemaError} when one of them is not a JSON Schema
 * @throws {RangeError} when a definition is unknown
 * @example
 * compareSchemas(before, after).toMarkdown("post/v1 → post/v2");
 */
export function compareSchemas(
  before: unknown,
  after: unknown,
  { definitions, entry, ...options }: CompareOptions = {},
): Comparison {
  if (definitions !== true && entry === undefined && (hasOperations(before) || hasOperations(after)))
    return ofApis(before, after, options);
  const areCollections = isCollection(before) && isCollection(after);
  return definitions === true || entry !== undefined || areCollections
    ? ofDefinitions(before, after, { ...options, ...(entry !== undefined && { entries: entry }) })
    : ofWholes(before, after, options);
}

function ofApis(before: unknown, after: unknown, options: DiffOptions): Comparison {
  const found = diffApis(before, after, options);
  return {
    bump: found.bump,
    json: found,
    toMarkdown: (title) => apiToMarkdown(found, { title }),
    toChangeset: (packages) => changesetForApi(found, packages),
  };
}

function ofWholes(before: unknown, after: unknown, options: DiffOptions): Comparison {
  const found = diffSchemas(before, after, options);
  return {
    bump: found.bump,
    json: found,
    toMarkdown: (title) => toMarkdown(found, { title }),
    toChangeset: (packages) => changesetFor(found, packages),
  };
}

function ofDefinitions(before: unknown, after: unknown, options: DefinitionsOptions): Comparison {
  const found = diffDefinitions(before, after, options);
  return {
    bump: found.bump,
    json: found,
    toMarkdown: (title) => definitionsToMarkdown(found, { title }),
    toChangeset: (packages) => changesetForDefinitions(found, packages),
  };
}
