import { equalJson } from "@concordat/dialect";
import { isObject, type JsonObject } from "../schema/json.js";
import type { OpenApiDocument, Place } from "./open-api-document.js";
import { isCompared } from "./schema-view.js";

interface Target {
  /** Whether both documents are equal there, apart from the targets of references. */
  readonly isSame: boolean;
  /** The references of the schema; empty unless both documents are equal there. */
  readonly references: ReadonlySet<string>;
}

/**
 * Determines which schemas differ between two documents. Most of a large document is unchanged in its next version, and
 * unchanged parts do not have to be compared.
 */
export class SchemaChanges {
  readonly #old: OpenApiDocument;
  readonly #new: OpenApiDocument;
  readonly #targets = new Map<string, Target>();
  readonly #verdicts = new Map<string, boolean>();

  constructor(oldDocument: OpenApiDocument, newDocument: OpenApiDocument) {
    this.#old = oldDocument;
    this.#new = newDocument;
  }

  /** Whether two schemas, or anything that they refer to, differ. */
  differ(before: Place, after: Place): boolean {
    if (this.#old.version !== this.#new.version) return true;
    const references = new Set<string>();
    if (!this.#same(before.value, after.value, references)) return true;
    return [...references].some((reference) => this.differsAt(reference));
  }

  /** Whether the parts at a pointer of both documents differ. */
  differsAt(pointer: string): boolean {
    if (this.#old.version !== this.#new.version) return true;
    const known = this.#verdicts.get(pointer);
    if (known !== undefined) return known;
    const reached = this.#reachedFrom(pointer);
    const isDifferent = [...reached].some((one) => this.#verdicts.get(one) ?? !this.#targetAt(one).isSame);
    // An unchanged part refers only to unchanged parts.
    if (isDifferent) this.#verdicts.set(pointer, true);
    else for (const one of reached) this.#verdicts.set(one, false);
    return isDifferent;
  }

  #reachedFrom(pointer: string): ReadonlySet<string> {
    const reached = new Set([pointer]);
    for (const one of reached) {
      if (this.#verdicts.has(one)) continue;
      for (const reference of this.#targetAt(one).references) reached.add(reference);
    }
    return reached;
  }

  #targetAt(pointer: string): Target {
    const known = this.#targets.get(pointer);
    if (known !== undefined) return known;
    const references = new Set<string>();
    const [before, after] = [this.#old.raw(pointer).value, this.#new.raw(pointer).value];
    const target = { isSame: this.#same(before, after, references), references };
    this.#targets.set(pointer, target);
    return target;
  }

  /** Whether two schemas are equal; collects their references. */
  #same(before: unknown, after: unknown, references: Set<string>): boolean {
    if (!isObject(before) || !isObject(after)) return equalJson(before, after);
    const reference = after.$ref;
    if (typeof reference === "string") {
      if (before.$ref !== reference) return false;
      references.add(this.#new.pointerOf(reference, ""));
    }
    const isSignificant = (keyword: string): boolean =>
      isCompared(keyword, this.#new.version) || marks.has(keyword);
    const [own, others] = [
      Object.keys(before).filter(isSignificant),
      Object.keys(after).filter(isSignificant),
    ];
    return (
      own.length === others.length &&
      own.every(
        (keyword) =>
          Object.hasOwn(after, keyword) &&
          this.#sameUnder(keyword, before[keyword], after[keyword], references),
      )
    );
  }

  #sameUnder(keyword: string, before: unknown, after: unknown, references: Set<string>): boolean {
    const same = (a: unknown, b: unknown): boolean => this.#same(a, b, references);
    if (maps.has(keyword) && isObject(before) && isObject(after)) return sameMembers(before, after, same);
    if (!holdSchemas.has(keyword)) return equalJson(before, after);
    if (!Array.isArray(before) || !Array.isArray(after)) return same(before, after);
    return before.length === after.length && before.every((item, index) => same(item, after[index]));
  }
}

function sameMembers(
  before: JsonObject,
  after: JsonObject,
  same: (a: unknown, b: unknown) => boolean,
): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && same(before[name], after[name]))
  );
}

/** Keywords that are not compared themselves, but affect how other keywords are read. */
const marks: ReadonlySet<string> = new Set(["nullable", "readOnly", "writeOnly"]);

const maps: ReadonlySet<string> = new Set([
  ...["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"],
]);

const holdSchemas: ReadonlySet<string> = new Set([
  ...[
    "items",
    "additionalItems",
    "prefixItems",
    "unevaluatedItems",
    "contains",
    "allOf",
    "anyOf",
    "oneOf",
    "not",
  ],
  ...["additionalProperties", "unevaluatedProperties", "propertyNames", "if", "then", "else"],
]);
