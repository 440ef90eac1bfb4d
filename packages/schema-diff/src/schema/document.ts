import {
  type Dialect,
  type DocumentProblem,
  dialectNames,
  dialectOf,
  metaSchemaProblems,
  tokensOf,
} from "@concordat/dialect";
import { type Checker, createChecker, type ValueCheck } from "./checker.js";
import { endlessReference } from "./endless-reference.js";
import { InvalidSchemaError, type Side } from "./invalid-schema-error.js";
import { isObject, type JsonObject } from "./json.js";
import { typeOf, typesNamed } from "./json-types.js";
import { isMadeUp, type NodeDocument, type SchemaNode } from "./node.js";
import { portableCopy } from "./portable-copy.js";

/** One of the two schemas, with what is needed to follow its references and to check values against any part of it. */
export class SchemaDocument implements NodeDocument {
  readonly side: Side;
  readonly dialect: Dialect;
  readonly root: SchemaNode;
  readonly #checker: Checker;
  readonly #id: string;
  readonly #followsReferences: boolean;
  readonly #isJudging: boolean;
  readonly #anchors: ReadonlyMap<string, string>;
  readonly #checks = new Map<string, ValueCheck | null>();

  /** @throws {InvalidSchemaError} when it is not a schema, or refers to what is not in it */
  constructor(schema: unknown, side: Side, fallback: Dialect) {
    if (typeof schema !== "boolean" && !isObject(schema))
      throw new InvalidSchemaError(side, "must be an object or a boolean");
    const named = isObject(schema) ? schema.$schema : undefined;
    const dialect = named === undefined ? fallback : dialectOf(named);
    if (dialect === undefined)
      throw new InvalidSchemaError(side, `names the dialect ${String(named)}; known are ${dialectNames()}`);
    const plain = plainJson(schema);
    const problems = metaSchemaProblems(plain, dialect);
    if (problems.length > 0) throw new InvalidSchemaError(side, inOneSentence(problems));
    this.side = side;
    this.dialect = dialect;
    const { copy, anchors, isContextual, isDynamic } = portableCopy(plain, dialect);
    this.root = { schema: copy, pointer: "", document: this };
    this.#anchors = anchors;
    this.#followsReferences = !isContextual;
    this.#isJudging = !isDynamic;
    this.#id = idOf(copy);
    this.#checker = checkerOf(copy, dialect, side);
    this.#checks.set("", this.#checker.whole);
    const endless = endlessReference(this.root);
    if (endless !== undefined)
      throw new InvalidSchemaError(
        side,
        `refers at '${endless}' back to itself without going further into the value: what it accepts is not defined`,
      );
  }

  /** What a `$ref` of this document leads to; undefined when the reference alone does not say so. */
  resolve(ref: unknown): SchemaNode | undefined {
    if (typeof ref !== "string" || !this.#followsReferences) return undefined;
    const [uri = "", fragment = ""] = ref.split("#", 2);
    if (uri !== "" && uri !== this.#id) return undefined;
    const pointer = readFragment(fragment);
    if (pointer === undefined) return undefined;
    const at = pointer === "" || pointer.startsWith("/") ? pointer : this.#anchors.get(pointer);
    return at === undefined ? undefined : this.nodeAt(at);
  }

  /** Whether every reference says by itself where it leads. */
  get followsReferences(): boolean {
    return this.#followsReferences;
  }

  /** What a schema of this document has against a value, in the validator's words. */
  refusalOf(node: SchemaNode, value: unknown): string {
    const check = this.#checkOf(node);
    check?.(value);
    const complaints = (check?.errors ?? []).map(({ instancePath, message = "is refused" }) =>
      instancePath === "" ? message : `${instancePath} ${message}`,
    );
    return [...new Set(complaints)].slice(0, 3).join("; ");
  }

  /** Whether a value is valid under a schema of this document; undefined when that cannot be decided. */
  accepts(node: SchemaNode, value: unknown): boolean | undefined {
    if (typeof node.schema === "boolean") return node.schema;
    if (!this.#isJudging) return undefined;
    if (this.#refusesType(node.schema, value)) return false;
    try {
      return this.#checkOf(node)?.(value);
    } catch {
      // The validator itself fails, as on an object in which `toString` is data.
      return undefined;
    }
  }

  /** Whether the `type` alone refuses a value: most do, and then nothing needs to be compiled. */
  #refusesType({ type, $ref }: JsonObject, value: unknown): boolean {
    if (type !== undefined && !typesNamed(type).has(typeOf(value))) return true;
    const target = $ref === undefined ? undefined : this.resolve($ref)?.schema;
    return isObject(target) && this.#refusesType(target, value);
  }

  #checkOf(node: SchemaNode): ValueCheck | null {
    const known = this.#checks.get(node.pointer);
    if (known !== undefined) return known;
    const check = this.#compile(node);
    this.#checks.set(node.pointer, check);
    return check;
  }

  /** Null for a part that may mean something else on its own than at its place. */
  #compile(node: SchemaNode): ValueCheck | null {
    if (!this.#followsReferences) return null;
    try {
      return isMadeUp(node) ? this.#checker.of(node.schema) : this.#checker.at(node.pointer);
    } catch {
      return null;
    }
  }

  /** The schema at a JSON Pointer; undefined where none stands. */
  nodeAt(pointer: string): SchemaNode | undefined {
    let here: unknown = this.root.schema;
    for (const token of tokensOf(pointer)) {
      if (Array.isArray(here)) here = here[Number(token)];
      else here = isObject(here) && Object.hasOwn(here, token) ? here[token] : undefined;
    }
    return typeof here === "boolean" || isObject(here)
      ? { schema: here, pointer, document: this }
      : undefined;
  }
}

/** @throws {InvalidSchemaError} where no check can be made of the document */
function checkerOf(schema: boolean | JsonObject, dialect: Dialect, side: Side): Checker {
  try {
    return createChecker(schema, dialect);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new InvalidSchemaError(side, `is not valid: ${message}`, { cause: error });
  }
}

/** The first few of the places at which a schema breaks its dialect's rules. */
function inOneSentence(problems: readonly DocumentProblem[]): string {
  const places = problems.slice(0, 3).map(({ pointer, message }) => `${pointer || "(root)"} ${message}`);
  return `is not valid: ${places.join("; ")}`;
}

/** The schema as it would be read from a file, whatever objects it was made of. */
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
