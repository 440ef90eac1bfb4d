import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { parsePointer } from "../schema/pointer.js";
import { canonicalKeywords } from "./canonical-keywords.js";
import { DefinitionNames } from "./definition-names.js";
import type { Dialect } from "./dialects.js";
import { InvalidDocumentError } from "./invalid-document-error.js";
import { type Documents, Library, type SchemaLocation } from "./library.js";
import { nameless, readReference } from "./reference.js";
import type { Origins } from "./source-pointer.js";

/** The schema to start with, and the possible targets of its references. */
export interface CanonicalOptions {
  /** The dialect of a document without `$schema`. */
  readonly dialect: Dialect;
  /** A JSON Pointer to the schema in the document, such as `/$defs/Tool`. Default: the root of the document. */
  readonly at?: string;
  /** Other documents by URI, as targets of references to other files. */
  readonly documents?: Documents;
}

/** The dynamic anchors in scope: for each name, the anchor of the outermost resource. */
type DynamicScope = ReadonlyMap<string, SchemaLocation>;

/** Maximum number of schemas to write. Hand-written documents have far fewer. */
const maxSchemas = 200_000;

/**
 * Converts a schema of any dialect to an equivalent, self-contained JSON Schema 2020-12, in which every reference is
 * a `$ref` to `#` or `#/$defs/<name>`. Dynamic references are resolved from this root, so a definition in two dynamic
 * scopes is written twice.
 *
 * @throws {InvalidDocumentError} when a reference cannot be resolved, or `$schema` names an unknown dialect
 */
export function toCanonical(
  document: unknown,
  { dialect, at = "", documents }: CanonicalOptions,
): JsonSchema {
  const library = new Library(document, dialect, documents);
  return canonicalAt(library, at, hasUnevaluatedItems(document)).schema;
}

/**
 * Returns the canonical form of the schema at a pointer of a library's first document, and the source of each part.
 * @throws {InvalidDocumentError} when the pointer does not lead to a schema, or a reference cannot be resolved
 */
export function canonicalAt(
  library: Library,
  at: string,
  unevaluatedItems: boolean,
): { readonly schema: JsonSchema; readonly origins: Origins } {
  const start = library.locationAt(library.root, parsePointer(at));
  if (start === undefined) throw new InvalidDocumentError(at, "there is no schema here");
  const copy = new CanonicalCopy(library, unevaluatedItems);
  return { schema: copy.of(start), origins: copy.origins };
}

/** Copies parts of a library's documents into one canonical schema. */
export class CanonicalCopy {
  readonly #library: Library;
  readonly #hasUnevaluatedItems: boolean;
  readonly #names = new DefinitionNames();
  readonly #definitions: Record<string, JsonSchema> = {};
  readonly #refs = new Map<string, string>();
  readonly #numbers = new Map<unknown, number>();
  #count = 0;
  /** The source of each part that was written. */
  readonly origins: Origins = new WeakMap();

  constructor(library: Library, hasUnevaluatedItems: boolean) {
    this.#library = library;
    this.#hasUnevaluatedItems = hasUnevaluatedItems;
  }

  of(start: SchemaLocation): JsonSchema {
    const scope = entered(start, new Map());
    this.#refs.set(this.#keyOf(start, scope), "#");
    const root = objectForm(this.#copy(start, scope));
    const { $defs: _, ...rest } = root;
    const isAlone = Object.keys(this.#definitions).length === 0;
    return this.#from(start, isAlone ? rest : { ...rest, $defs: this.#definitions });
  }

  /** Copies the schema at a location to the definitions as if it were a root, and returns a reference to the copy. */
  definitionOf(start: SchemaLocation): JsonSchema {
    this.#count = 0;
    return { $ref: this.#refTo(start, new Map()) };
  }

  /** The schemas that were copied because something refers to them, by name. Every copy may add further ones. */
  get definitions(): Readonly<Record<string, JsonSchema>> {
    return this.#definitions;
  }

  #copy(location: SchemaLocation, outer: DynamicScope): JsonSchema | boolean {
    const { schema, dialect } = location;
    if (!isSchema(schema)) return schema !== false;
    this.#count += 1;
    if (this.#count > maxSchemas) throw new InvalidDocumentError(location.pointer, "the schema is too large");
    const scope = entered(location, outer);
    const copy = canonicalKeywords(schema, dialect, {
      child: (inner) => this.#copy(this.#library.locationOf(inner, location), scope),
      reference: (keyword, value) => this.#reference(keyword, value, location, scope),
      hasUnevaluatedItems: this.#hasUnevaluatedItems,
    });
    return this.#from(location, copy);
  }

  #from({ pointer }: SchemaLocation, copy: JsonSchema): JsonSchema {
    this.origins.set(copy, pointer);
    return copy;
  }

  #reference(keyword: string, value: unknown, location: SchemaLocation, scope: DynamicScope): string {
    if (typeof value !== "string")
      throw new InvalidDocumentError(location.pointer, `${keyword} must be a string`);
    const found = this.#library.resolve(value, location);
    if (found === undefined) throw unresolved(keyword, value, location);
    return this.#refTo(keyword === "$ref" ? found : dynamicTarget(value, found, scope), scope);
  }

  /**
   * Returns a `$ref` to the copy of the schema at a location. There is one copy for each dynamic scope from which the
   * location is reached.
   */
  #refTo(location: SchemaLocation, outer: DynamicScope): string {
    const scope = entered(location, outer);
    const key = this.#keyOf(location, scope);
    const known = this.#refs.get(key);
    if (known !== undefined) return known;
    const name = this.#names.next(location.pointer);
    const ref = `#/$defs/${name}`;
    this.#refs.set(key, ref);
    // Keeps its turn among the definitions, whatever its own copy adds to them.
    this.#definitions[name] = {};
    this.#definitions[name] = objectForm(this.#copy(location, scope));
    return ref;
  }

  #keyOf({ schema, pointer }: SchemaLocation, scope: DynamicScope): string {
    const own = isSchema(schema) ? this.#numberOf(schema) : `${pointer} ${schema}`;
    return [
      own,
      ...[...scope].map(([name, location]) => `${name}=${this.#numberOf(location.schema)}`).sort(),
    ].join(" ");
  }

  #numberOf(schema: unknown): number {
    const number = this.#numbers.get(schema) ?? this.#numbers.size;
    this.#numbers.set(schema, number);
    return number;
  }
}

/** Whether a document contains `unevaluatedItems`, so that keywords that evaluate items must stay separate. */
export function hasUnevaluatedItems(document: unknown): boolean {
  return JSON.stringify(document).includes('"unevaluatedItems"');
}

/**
 * Returns the dynamic scope after a reference to a location was followed. Anchors of outer resources take precedence.
 */
function entered({ resource }: SchemaLocation, scope: DynamicScope): DynamicScope {
  const added = [...resource.dynamicAnchors].filter(([name]) => !scope.has(name));
  return added.length === 0 ? scope : new Map([...scope, ...added]);
}

/**
 * Returns the target of a dynamic reference. It depends on the dynamic scope only if the static target is a dynamic
 * anchor with that name.
 */
function dynamicTarget(reference: string, found: SchemaLocation, scope: DynamicScope): SchemaLocation {
  const name = reference.slice(reference.indexOf("#") + 1);
  const isDynamic = found.resource.dynamicAnchors.get(name)?.schema === found.schema;
  return (isDynamic ? scope.get(name) : undefined) ?? found;
}

function unresolved(
  keyword: string,
  reference: string,
  { pointer, resource }: SchemaLocation,
): InvalidDocumentError {
  if (reference.startsWith("#"))
    return new InvalidDocumentError(pointer, `${keyword} ${reference} leads nowhere`);
  const uri = readReference(reference, resource.uri)?.uri ?? reference;
  const named = uri.startsWith(nameless) ? reference : uri;
  const message = `${keyword} ${reference} leaves the document; to follow it, give the document in the option documents, as { "${named}": … }`;
  return new InvalidDocumentError(pointer, message);
}

/** Converts a schema to an object, as roots and definitions require: `true` to `{}`, and `false` to `{ not: {} }`. */
function objectForm(schema: JsonSchema | boolean): JsonSchema {
  if (typeof schema !== "boolean") return schema;
  return schema ? {} : { not: {} };
}
