import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { parsePointer, pointerTo } from "../schema/pointer.js";
import { type Dialect, dialectNames, dialectOf } from "./dialects.js";
import { InvalidDocumentError } from "./invalid-document-error.js";
import { jsonCopy } from "./json-copy.js";
import { metaSchemaDocument } from "./meta-schemas.js";
import { nameless, readReference } from "./reference.js";
import { eachSubschema } from "./subschemas.js";

/** A schema with its own URI, and the names that references to its subschemas may use. */
interface Resource {
  readonly uri: string;
  readonly root: SchemaLocation;
  readonly anchors: Map<string, SchemaLocation>;
  /** The anchors of `$dynamicAnchor`; the name `""` represents `$recursiveAnchor: true`. */
  readonly dynamicAnchors: Map<string, SchemaLocation>;
}

/** A schema and its location. */
export interface SchemaLocation {
  readonly schema: unknown;
  /** JSON Pointer in the document. Unless it is the first document, the document's URI precedes it. */
  readonly pointer: string;
  readonly dialect: Dialect;
  readonly resource: Resource;
}

/** Documents by URI, as targets of references between files. */
export type Documents = Readonly<Record<string, unknown>>;

/** A schema and every document to which its references may refer. All named locations in them are indexed. */
export class Library {
  readonly root: SchemaLocation;
  readonly #resources = new Map<string, Resource>();
  readonly #locations = new Map<object, SchemaLocation>();
  readonly #documents: ReadonlyMap<string, unknown>;
  readonly #fallback: Dialect;

  /**
   * @param schema a copy without other references: schemas are identified by reference
   * @param fallback the dialect of documents without `$schema`
   * @param documents other documents
   * @param uri the base of the schema's relative references, unless its own `$id` is
   * @throws {InvalidDocumentError} when `$schema` names a dialect that is not known
   */
  constructor(schema: unknown, fallback: Dialect, documents: Documents = {}, uri = nameless) {
    this.#fallback = fallback;
    this.#documents = new Map(
      Object.entries(documents).map(([uri, document]) => [
        readReference(uri, nameless)?.uri ?? uri,
        document,
      ]),
    );
    this.root = this.#addDocument(schema, readReference(uri, nameless)?.uri ?? nameless, "");
  }

  /** Returns the target of a reference; `undefined` if no document contains it. */
  resolve(reference: string, from: SchemaLocation): SchemaLocation | undefined {
    const read = readReference(reference, from.resource.uri);
    if (read === null) return undefined;
    const resource = this.#resourceOf(read.uri);
    if (resource === undefined) return undefined;
    if (read.fragment === "") return resource.root;
    return read.fragment.startsWith("/")
      ? this.locationAt(resource.root, parsePointer(read.fragment))
      : resource.anchors.get(read.fragment);
  }

  /** Returns the location of the schema at some tokens below another; `undefined` if absent. */
  locationAt(from: SchemaLocation, tokens: readonly string[]): SchemaLocation | undefined {
    let nearest = from;
    let here: unknown = from.schema;
    for (const token of tokens) {
      here = memberOf(here, token);
      if (here === undefined) return undefined;
      nearest = (typeof here === "object" && here !== null && this.#locations.get(here)) || nearest;
    }
    if (!isSchema(here)) return typeof here === "boolean" ? { ...nearest, schema: here } : undefined;
    // A location outside of known keywords is also a schema if a reference points to it.
    return (
      this.#locations.get(here) ??
      this.#add(here, nearest.resource, nearest.dialect, pointerTo(nearest.pointer, ...tokens))
    );
  }

  /**
   * Returns the location of a schema object in a document of this library; for `true` and `false`, the parent's
   * location.
   */
  locationOf(schema: unknown, parent: SchemaLocation): SchemaLocation {
    const known = isSchema(schema) ? this.#locations.get(schema) : undefined;
    return known ?? { ...parent, schema };
  }

  #resourceOf(uri: string): Resource | undefined {
    const known = this.#resources.get(uri) ?? this.#resources.get(withoutHash(uri));
    if (known !== undefined) return known;
    const document = this.#documents.get(uri) ?? metaSchemaDocument(uri);
    if (document === undefined) return undefined;
    return this.#addDocument(jsonCopy(document, `${uri}#`), uri, `${uri}#`).resource;
  }

  #addDocument(schema: unknown, uri: string, pointer: string): SchemaLocation {
    const dialect = this.#dialectOf(schema, this.#fallback, pointer);
    const holder: Resource = this.#resource(uri, schema, pointer, dialect);
    return isSchema(schema) ? this.#add(schema, holder, dialect, pointer) : holder.root;
  }

  #resource(uri: string, schema: unknown, pointer: string, dialect: Dialect): Resource {
    const anchors = new Map<string, SchemaLocation>();
    const dynamicAnchors = new Map<string, SchemaLocation>();
    const parts = { uri, anchors, dynamicAnchors };
    const resource: Resource = {
      ...parts,
      get root() {
        return root;
      },
    };
    const root: SchemaLocation = { schema, pointer, dialect, resource };
    this.#resources.set(uri, resource);
    return resource;
  }

  /** Indexes a schema and everything in it. */
  #add(schema: JsonSchema, around: Resource, outer: Dialect, pointer: string): SchemaLocation {
    const dialect = this.#dialectOf(schema, outer, pointer);
    const id = schema[dialect.idKeyword];
    const isIgnored = !dialect.siblingsOfRefCount && typeof schema.$ref === "string";
    const read = typeof id === "string" && !isIgnored ? readReference(id, around.uri) : null;
    const isOwn = read !== null && typeof id === "string" && !id.startsWith("#");
    const resource =
      isOwn && read.uri !== around.uri ? this.#resource(read.uri, schema, pointer, dialect) : around;
    const location: SchemaLocation =
      resource.root.schema === schema ? resource.root : { schema, pointer, dialect, resource };
    this.#locations.set(schema, location);
    if (!dialect.hasAnchors && read !== null && read.fragment !== "")
      resource.anchors.set(read.fragment, location);
    if (dialect.hasAnchors) noteAnchors(schema, location);
    eachSubschema(schema, (child, ...tokens) => {
      if (isSchema(child)) this.#add(child, resource, dialect, pointerTo(pointer, ...tokens));
    });
    return location;
  }

  #dialectOf(schema: unknown, outer: Dialect, pointer: string): Dialect {
    const named = isSchema(schema) ? schema.$schema : undefined;
    if (typeof named !== "string") return outer;
    const dialect = dialectOf(named);
    if (dialect !== undefined) return dialect;
    throw new InvalidDocumentError(
      pointerTo(pointer, "$schema"),
      `the dialect ${named} is not supported; supported are ${dialectNames()}`,
    );
  }
}

function noteAnchors(schema: JsonSchema, location: SchemaLocation): void {
  const { $anchor, $dynamicAnchor, $recursiveAnchor } = schema;
  const { anchors, dynamicAnchors } = location.resource;
  if (typeof $anchor === "string") anchors.set($anchor, location);
  if (typeof $dynamicAnchor === "string" && !location.dialect.foreign.has("$dynamicAnchor")) {
    anchors.set($dynamicAnchor, location);
    dynamicAnchors.set($dynamicAnchor, location);
  }
  if ($recursiveAnchor === true && !location.dialect.foreign.has("$recursiveAnchor"))
    dynamicAnchors.set("", location);
}

function withoutHash(uri: string): string {
  return uri.replace(/#$/, "");
}

function memberOf(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  return isSchema(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}
