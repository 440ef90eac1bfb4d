import { equalJson } from "@concordat/dialect";
import { policyOption } from "../proof/policy.js";
import { bySeverity } from "../report/severity.js";
import { InvalidSchemaError, type Side } from "../schema/invalid-schema-error.js";
import { isObject } from "../schema/json.js";
import type { DiffOptions } from "../schema-diff.js";
import { apiBump } from "./api-bump.js";
import type { ApiDiff } from "./api-diff.js";
import type { ApiModel, ApiOperation } from "./api-model.js";
import { assertReferences } from "./assert-references.js";
import { compareApiSchemas } from "./compare-api-schemas.js";
import { compareOperations } from "./compare-operations.js";
import { isOpenApi, OpenApiDocument } from "./open-api-document.js";
import { readApi } from "./read-api.js";
import { SchemaChanges } from "./schema-changes.js";
import { unusedChanges } from "./unused-schemas.js";

/** Options for comparing two descriptions of an API. */
export type ApiDiffOptions = Pick<DiffOptions, "policy" | "formats">;

/**
 * Compares two OpenAPI documents (3.1, 3.0 or Swagger 2.0, in any combination) operation by operation. Each change is
 * judged for the clients of the API: a request that a client sends must still be accepted, and a response must still
 * have the expected form. References must stay within the file.
 * @example
 * ```ts
 * const { changes, bump, notCompared } = diffApis(before, after);
 * changes[0]; // { name: "parameter-required", verdict: "breaking", operations: ["GET /users"], … }
 * ```
 * @throws {InvalidSchemaError} when one of them is not such a document, or refers to something that is not in it
 */
export function diffApis(oldDocument: unknown, newDocument: unknown, options: ApiDiffOptions = {}): ApiDiff {
  const [before, after] = [opened(oldDocument, "old"), opened(newDocument, "new")];
  const [oldApi, newApi] = [readApi(before), readApi(after)];
  const { changes: found, schemas } = compareOperations(oldApi, newApi, policyOption(options));
  const changed = new SchemaChanges(before, after);
  const ofSchemas = compareApiSchemas(before, after, schemas, changed, options);
  const unused = unusedChanges(before, after, changed, schemas);
  const changes = bySeverity([...found, ...ofSchemas], ({ verdict }) => verdict);
  const count = (wanted: string): number => changes.filter(({ verdict }) => verdict === wanted).length;
  const isSame = equalJson(oldDocument, newDocument);
  return {
    counts: {
      breaking: count("breaking"),
      undecided: count("undecided"),
      compatible: count("compatible"),
      operations: countOperations(newApi),
    },
    ...apiBump(changes, { isSame, hasUnused: unused.length > 0 }),
    changes,
    notCompared: isSame ? [] : [...unused, ...never],
  };
}

/**
 * Whether a document is an OpenAPI document with operations; one with schemas only is compared as a
 * collection.
 */
export function hasOperations(document: unknown): boolean {
  return (
    isOpenApi(document) &&
    [document.paths, document.webhooks].some((paths) => isObject(paths) && Object.keys(paths).length > 0)
  );
}

const never: readonly string[] = [
  "titles, summaries, descriptions, examples, tags, operation ids, external documentation, `xml`, `discriminator` and extensions (`x-…`)",
];

function opened(document: unknown, side: Side): OpenApiDocument {
  if (!isOpenApi(document)) throw new InvalidSchemaError(side, "is not an OpenAPI document");
  const read = new OpenApiDocument(document, side);
  assertReferences(read);
  return read;
}

function countOperations({ operations, webhooks }: ApiModel): number {
  const count = (all: ReadonlyMap<string, ApiOperation>): number =>
    [...all.values()].reduce((sum, { callbacks }) => sum + 1 + count(callbacks), 0);
  return count(operations) + count(webhooks);
}
