import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { checkPatterns } from "./check-patterns.js";
import { containedSchemas } from "./contained-schemas.js";
import {
  type Dialect,
  type DialectName,
  dialectNamed,
  dialectNames,
  dialectOf,
  dialects,
} from "./dialects.js";
import type { DocumentProblem } from "./document-problem.js";
import { ignoredKeywords } from "./ignored-keywords.js";
import { infiniteRecursion } from "./infinite-recursion.js";
import { InvalidDocumentError } from "./invalid-document-error.js";
import { jsonCopy } from "./json-copy.js";
import { type Documents, Library } from "./library.js";
import { metaSchemaProblems } from "./meta-check.js";
import { sourcePointer } from "./source-pointer.js";
import { canonicalAt, hasUnevaluatedItems } from "./to-canonical.js";
import { withoutWrongDefaults } from "./wrong-defaults.js";

/** Information about a document in addition to its text. */
export interface ReadSchemaOptions {
  /**
   * The dialect of a document without `$schema`. Default: the newest dialect in which the document is valid. This is
   * 2020-12, unless the document contains a feature of an older dialect.
   */
  readonly dialect?: DialectName;
  /** A JSON Pointer to the schema in the document, such as `/$defs/Tool`. Default: the root of the document. */
  readonly at?: string;
  /** Other documents by URI, as targets of references to other files. */
  readonly documents?: Documents;
  /**
   * The base for relative references in a document without `$id`, such as its path. The keys of `documents` may be
   * relative to the same base. Default: the root.
   */
  readonly uri?: string;
}

/** The schema in its canonical form, or the problems that make it unusable, of which there is at least one. */
export type ReadSchema =
  | {
      /** The canonical form. */
      readonly schema: JsonSchema;
      /** The dialect in which the document was read. */
      readonly dialect: DialectName;
      /** Ignored parts, such as a misspelt keyword or a default that violates its own schema. */
      readonly notes: readonly DocumentProblem[];
      /**
       * Whether code compiled from the document could behave differently from its closures, because a pattern is
       * executed by an automaton or a default was removed.
       */
      readonly needsInterpreter: boolean;
      /** Converts a pointer into the canonical form to a pointer into the document. */
      readonly sourcePointer: (pointer: string) => string;
      readonly problems?: undefined;
    }
  | {
      /** The problems that make the document unusable, each with its location. */
      readonly problems: readonly DocumentProblem[];
    };

/**
 * Reads a JSON Schema of any known dialect: checks it against its meta-schema, resolves references and converts it to
 * a self-contained JSON Schema 2020-12.
 * @example
 * readSchema({ $schema: "http://json-schema.org/draft-04/schema#", minimum: 1, exclusiveMinimum: true });
 * // { schema: { exclusiveMinimum: 1 }, dialect: "draft-04" }
 */
export function readSchema(document: unknown, { at = "", ...options }: ReadSchemaOptions = {}): ReadSchema {
  const [read] = readSchemas(document, [at], options);
  return read ?? { problems: [] };
}

/**
 * Reads several schemas of one document, in the same way as `readSchema`. Common steps are done only once.
 * @param document the document, such as a collection of definitions
 * @param pointers a JSON Pointer to each schema
 * @param options how to read the document
 * @returns the schemas in the order of their pointers
 */
export function readSchemas(
  document: unknown,
  pointers: readonly string[],
  options: Omit<ReadSchemaOptions, "at"> = {},
): ReadSchema[] {
  try {
    const copy = jsonCopy(document);
    const contained = containedSchemas(copy);
    const unconstrained = contained === null ? [] : [contained.problem];
    if (contained?.isWrapper === true && pointers.includes(""))
      return pointers.map(() => ({ problems: unconstrained }));
    const { dialect, problems } = dialectFor(copy, options.dialect);
    if (problems.length > 0) return pointers.map(() => ({ problems }));
    const ignored = [...unconstrained, ...ignoredKeywords(copy, dialect)];
    const library = new Library(copy, dialect, options.documents, options.uri);
    return pointers.map((at) => withProblems(() => readAt(at, copy, dialect, library, ignored)));
  } catch (error) {
    return pointers.map(() => ({ problems: [problemOf(error)] }));
  }
}

function withProblems(read: () => ReadSchema): ReadSchema {
  try {
    return read();
  } catch (error) {
    return { problems: [problemOf(error)] };
  }
}

function readAt(
  at: string,
  document: unknown,
  dialect: Dialect,
  library: Library,
  ignored: readonly DocumentProblem[],
): ReadSchema {
  const { schema, origins } = canonicalAt(library, at, hasUnevaluatedItems(document));
  const pointerIn = (pointer: string) => sourcePointer(schema, pointer, origins);
  const located = (found: readonly DocumentProblem[]) =>
    found.map(({ pointer, message }) => ({ pointer: pointerIn(pointer), message }));
  const patterns = checkPatterns(schema);
  const found = located([...infiniteRecursion(schema), ...patterns.problems]);
  if (found.length > 0) return { problems: found };
  const usable = withoutWrongDefaults(schema);
  const notes = located([...patterns.notes, ...usable.notes]);
  return {
    schema: usable.schema,
    dialect: dialect.name,
    notes: [...ignored.filter(({ pointer }) => pointer.startsWith(at)), ...notes],
    needsInterpreter: notes.length > 0,
    sourcePointer: pointerIn,
  };
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
        `the dialect ${String(named)} is not supported; supported are ${dialectNames()}`,
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
