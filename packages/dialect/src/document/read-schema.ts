import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { checkPatterns } from "./check-patterns.js";
import {
  type Dialect,
  type DialectName,
  dialectNamed,
  dialectNames,
  dialectOf,
  dialects,
} from "./dialects.js";
import type { DocumentProblem } from "./document-problem.js";
import { infiniteRecursion } from "./infinite-recursion.js";
import { InvalidDocumentError } from "./invalid-document-error.js";
import { jsonCopy } from "./json-copy.js";
import type { Documents } from "./library.js";
import { metaSchemaProblems } from "./meta-check.js";
import { toCanonical } from "./to-canonical.js";
import { withoutWrongDefaults } from "./wrong-defaults.js";

/** Information about a document in addition to its text. */
export interface ReadSchemaOptions {
  /**
   * The dialect of a document without `$schema`. Default: the newest dialect in which it is valid, so 2020-12 unless
   * it contains a feature of an older dialect.
   */
  readonly dialect?: DialectName;
  /** A JSON Pointer to the schema in the document, such as `/$defs/Tool`. Default: the root of the document. */
  readonly at?: string;
  /** Other documents by URI, for references that leave this one. */
  readonly documents?: Documents;
}

/** The schema in its canonical form, or the problems that make it unusable; at least one. */
export type ReadSchema =
  | {
      /** The canonical form. */
      readonly schema: JsonSchema;
      /** The dialect that the document was read in. */
      readonly dialect: DialectName;
      /** Ignored parts, such as a default that violates its own schema. */
      readonly notes: readonly DocumentProblem[];
      readonly problems?: undefined;
    }
  | {
      /** Why it cannot be used, each with its place. */
      readonly problems: readonly DocumentProblem[];
    };

/**
 * Reads a JSON Schema of any known dialect: checks it against its meta-schema, resolves references and converts it to
 * a self-contained JSON Schema 2020-12.
 * @example
 * readSchema({ $schema: "http://json-schema.org/draft-04/schema#", minimum: 1, exclusiveMinimum: true });
 * // { schema: { exclusiveMinimum: 1 }, dialect: "draft-04" }
 */
export function readSchema(document: unknown, options: ReadSchemaOptions = {}): ReadSchema {
  try {
    const copy = jsonCopy(document);
    const { dialect, problems } = dialectFor(copy, options.dialect);
    if (problems.length > 0) return { problems };
    const { at, documents } = options;
    const schema = toCanonical(copy, {
      dialect,
      ...(at !== undefined && { at }),
      ...(documents !== undefined && { documents }),
    });
    const patterns = checkPatterns(schema);
    const found = [...infiniteRecursion(schema), ...patterns.problems];
    if (found.length > 0) return { problems: found };
    const usable = withoutWrongDefaults(schema);
    return { schema: usable.schema, dialect: dialect.name, notes: [...patterns.notes, ...usable.notes] };
  } catch (error) {
    return { problems: [problemOf(error)] };
  }
}

function dialectFor(
  document: unknown,
  wanted: DialectName | undefined,
): { readonly dialect: Dialect; readonly problems: readonly DocumentProblem[] } {
  const named = isSchema(document) ? document.$schema : undefined;
  if (named !== undefined) {
    const dialect = dialectOf(named);
    if (dialect === undefined)
      throw new InvalidDocumentError(
        "/$schema",
        `the dialect ${String(named)} is not known; known are ${dialectNames()}`,
      );
    return { dialect, problems: metaSchemaProblems(document, dialect) };
  }
  const newestFirst = wanted === undefined ? dialects.toReversed() : [dialectNamed(wanted)];
  const read = newestFirst.map((dialect) => ({ dialect, problems: metaSchemaProblems(document, dialect) }));
  const fitting = read.find(({ problems }) => problems.length === 0) ?? read[0];
  return fitting ?? { dialect: dialectNamed("2020-12"), problems: [] };
}

function problemOf(error: unknown): DocumentProblem {
  if (error instanceof InvalidDocumentError) return { pointer: error.pointer, message: error.message };
  if (error instanceof RangeError) return { pointer: "", message: "the schema is nested too deeply" };
  return { pointer: "", message: error instanceof Error ? error.message : String(error) };
}
