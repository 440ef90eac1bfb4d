import {
  type Check,
  type Dialect,
  type DialectName,
  type DocumentProblem,
  dialectNamed,
  dialectNames,
  dialectOf,
  documentChecks,
  InvalidDocumentError,
  isAssertedFormat,
  metaSchemaProblems,
  nonFinitePointer,
  parsePointer,
  readSchema,
} from "@concordat/dialect";
import { maxLevels } from "../limits.js";
import { infiniteRecursion } from "./infinite-recursion.js";
import { InvalidSchemaError, type Side } from "./invalid-schema-error.js";
import { isObject, type JsonObject } from "./json.js";
import { typeOf, typesNamed } from "./json-types.js";
import { isMadeUp, type NodeDocument, type SchemaNode } from "./node.js";
import { portableCopy } from "./portable-copy.js";

/** Options for reading a schema. */
export interface SchemaReadOptions {
  /** The dialect of a schema without `$schema`. */
  readonly dialect: Dialect;
  /** Whether `format` is a rule. */
  readonly assertsFormats: boolean;
}

/** Converts the options of a comparison to those for reading schemas. */
export function schemaReadOptions({
  dialect = "2020-12",
  formats,
}: {
  readonly dialect?: DialectName;
  readonly formats?: "annotation" | "assertion";
}): SchemaReadOptions {
  return { dialect: dialectNamed(dialect), assertsFormats: formats === "assertion" };
}

/** A schema document that can resolve its references, and can validate values against any of its parts. */
export class SchemaDocument implements NodeDocument {
  readonly side: Side;
  readonly dialect: Dialect;
  readonly root: SchemaNode;
  readonly #id: string;
  readonly #assertsFormats: boolean;
  readonly #followsReferences: boolean;
  readonly #isDynamic: boolean;
  readonly #anchors: ReadonlyMap<string, string>;
  readonly #checkAt: (pointer: string) => Check;
  readonly #checks = new Map<string, Check | null>();
  readonly #written: boolean | JsonObject;
  #selfContained: SchemaNode | null | undefined;

  /**
   * Checks a schema and its references.
   * @throws {InvalidSchemaError} when it is not a schema, or refers to something outside of it
   */
  constructor(schema: unknown, side: Side, { dialect: fallback, assertsFormats }: SchemaReadOptions) {
    if (typeof schema !== "boolean" && !isObject(schema))
      throw new InvalidSchemaError(side, "must be an object or a boolean");
    if (isDeeper(schema, maxLevels))
      throw new InvalidSchemaError(
        side,
        `is nested more than ${maxLevels} levels deep; move inner schemas to $defs`,
      );
    const nonFinite = nonFinitePointer(schema);
    if (nonFinite !== null)
      throw new InvalidSchemaError(
        side,
        `has at ${nonFinite} a number that is not finite: it is beyond the range of double precision (about ±1.8e308)`,
      );
    const named = isObject(schema) ? schema.$schema : undefined;
    const dialect = named === undefined ? fallback : dialectOf(named);
    if (dialect === undefined)
      throw new InvalidSchemaError(
        side,
        `names the dialect ${String(named)}; supported are ${dialectNames()}`,
      );
    const plain = plainJson(schema);
    const problems = metaSchemaProblems(plain, dialect);
    if (problems.length > 0) throw new InvalidSchemaError(side, inOneSentence(problems));
    this.#written = plain;
    this.side = side;
    this.dialect = dialect;
    this.#assertsFormats = assertsFormats;
    const { copy, anchors, isContextual, isDynamic } = portableCopy(plain, dialect);
    this.root = { schema: copy, pointer: "", document: this };
    this.#anchors = anchors;
    this.#followsReferences = !isContextual;
    this.#isDynamic = isDynamic;
    this.#id = idOf(copy);
    const endless = infiniteRecursion(this.root);
    if (endless !== undefined)
      throw new InvalidSchemaError(
        side,
        `refers at '${endless}' back to itself without going further into the value: what it accepts is not defined`,
      );
    this.#checkAt = this.#opened(plain);
  }

  /**
   * Returns the target of a `$ref`; `undefined` if the target is not in this document, or the reference alone does not
   * determine it.
   */
  resolve(ref: unknown): SchemaNode | undefined {
    if (typeof ref !== "string" || !this.#followsReferences) return undefined;
    const [uri = "", fragment = ""] = ref.split("#", 2);
    if (uri !== "" && uri !== this.#id) return undefined;
    const pointer = readFragment(fragment);
    if (pointer === undefined) return undefined;
    const at = pointer === "" || pointer.startsWith("/") ? pointer : this.#anchors.get(pointer);
    return at === undefined ? undefined : this.nodeAt(at);
  }

  /**
   * Returns the same schema with references that lead to one place only, wherever they are read. Its pointers are not
   * those of this document. `undefined` if every reference already does, or if the schema cannot be written so.
   */
  get selfContained(): SchemaNode | undefined {
    if (this.#followsReferences) return undefined;
    if (this.#selfContained === undefined) this.#selfContained = this.#readSelfContained() ?? null;
    return this.#selfContained ?? undefined;
  }

  #readSelfContained(): SchemaNode | undefined {
    const read = readSchema(this.#written, { dialect: this.dialect.name });
    if (read.problems !== undefined) return undefined;
    const reading = { dialect: dialectNamed("2020-12"), assertsFormats: this.#assertsFormats };
    try {
      return new SchemaDocument(read.schema, this.side, reading).root;
    } catch (error) {
      if (error instanceof InvalidSchemaError) return undefined;
      throw error;
    }
  }

  assertsFormat(format: unknown): boolean {
    return this.#assertsFormats && isAssertedFormat(format);
  }

  /** Whether every reference alone determines its target. */
  get followsReferences(): boolean {
    return this.#followsReferences;
  }

  /** Returns the validator's message on why a schema of this document rejects a value. */
  refusalOf(node: SchemaNode, value: unknown): string {
    const check = this.#checkOf(node);
    check?.(value);
    const complaints = (check?.errors ?? []).map(({ instancePath, message = "is refused" }) =>
      instancePath === "" ? message : `${instancePath} ${message}`,
    );
    return [...new Set(complaints)].slice(0, 3).join("; ");
  }

  /** Whether a value is valid under a schema of this document; `undefined` if that cannot be determined. */
  accepts(node: SchemaNode, value: unknown): boolean | undefined {
    if (typeof node.schema === "boolean") return node.schema;
    if (this.#refusesType(node.schema, value)) return false;
    try {
      return this.#checkOf(node)?.(value);
    } catch {
      // The value or the schema is nested too deeply for the stack.
      return undefined;
    }
  }

  /** Whether the `type` already rejects a value. This is the most frequent case and requires no compilation. */
  #refusesType({ type, $ref }: JsonObject, value: unknown): boolean {
    if (type !== undefined && !typesNamed(type).has(typeOf(value))) return true;
    const target = $ref === undefined ? undefined : this.resolve($ref)?.schema;
    return isObject(target) && this.#refusesType(target, value);
  }

  #checkOf(node: SchemaNode): Check | null {
    const known = this.#checks.get(node.pointer);
    if (known !== undefined) return known;
    const check = this.#compile(node);
    this.#checks.set(node.pointer, check);
    return check;
  }

  /** Compiles a part of the schema to a check; `null` if its meaning depends on its position. */
  #compile(node: SchemaNode): Check | null {
    if (this.#isDynamic && node.pointer !== "") return null;
    try {
      return isMadeUp(node)
        ? documentChecks(node.schema, wordsOf(this.dialect), { assertsFormats: this.#assertsFormats })("")
        : this.#checkAt(node.pointer);
    } catch {
      return null;
    }
  }

  #opened(schema: boolean | JsonObject): (pointer: string) => Check {
    try {
      const checkAt = documentChecks(schema, this.dialect.name, { assertsFormats: this.#assertsFormats });
      this.#checks.set("", checkAt(""));
      return checkAt;
    } catch (error) {
      throw new InvalidSchemaError(this.side, refusalIn(error), { cause: error });
    }
  }

  /** Returns the schema at a JSON Pointer; `undefined` if absent. */
  nodeAt(pointer: string): SchemaNode | undefined {
    let here: unknown = this.root.schema;
    for (const token of parsePointer(pointer)) {
      if (Array.isArray(here)) here = here[Number(token)];
      else here = isObject(here) && Object.hasOwn(here, token) ? here[token] : undefined;
    }
    return typeof here === "boolean" || isObject(here)
      ? { schema: here, pointer, document: this }
      : undefined;
  }
}

/** Returns the reason why a schema that is valid in its dialect still cannot be read. */
function refusalIn(error: unknown): string {
  if (error instanceof InvalidDocumentError) return inOneSentence([error]);
  return `is not valid: ${error instanceof Error ? error.message : String(error)}`;
}

/** Returns the dialect of a generated schema: draft-04 is converted to the keywords of its successor. */
function wordsOf({ name }: Dialect): DialectName {
  return name === "draft-04" ? "draft-06" : name;
}

/** Returns the first few violations of a schema's dialect, as one sentence. */
function inOneSentence(problems: readonly DocumentProblem[]): string {
  const places = problems.slice(0, 3).map(({ pointer, message }) => `${pointer || "(root)"} ${message}`);
  return `is not valid: ${places.join("; ")}`;
}

/**
 * Whether objects and lists are nested more deeply than the given number of levels, as they are in a cycle.
 */
function isDeeper(value: unknown, most: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= most && level.length > 0; depth++)
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  return level.length > 0;
}

/** Returns the schema as it would be read from a file, regardless of the objects that it consists of. */
function plainJson<Schema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema));
}

function idOf(schema: boolean | JsonObject): string {
  return isObject(schema) && typeof schema.$id === "string" ? schema.$id.replace(/#$/, "") : "";
}

function readFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
