import { type Dialect, mapSubschemas, pointerTo } from "@concordat/dialect";
import { isObject, type JsonObject } from "./json.js";
import { lastingReferences, withoutDraft04 } from "./upgrade-keywords.js";

/**
 * Keywords that neither constrain nor annotate a value. `$schema` is one of them, because the dialect is already known.
 */
const dropped: ReadonlySet<string> = new Set(["$schema", "nullable", "id", "$async", "discriminator"]);

export interface PortableCopy {
  readonly copy: boolean | JsonObject;
  /** The pointers of anchors. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Whether the target of a reference depends on its context: an inner `$id`, a dynamic reference. */
  readonly isContextual: boolean;
  /** Whether there are dynamic references: the meaning of an inner schema depends on the path to it. */
  readonly isDynamic: boolean;
}

/**
 * Returns a copy of a schema that the validator interprets as JSON Schema requires, and its anchors. Keywords next to a
 * `$ref` are dropped in dialects that ignore them.
 */
export function portableCopy(schema: boolean | JsonObject, dialect: Dialect): PortableCopy {
  const anchors = new Map<string, string>();
  const withUpgradedKeywords = dialect.name === "draft-04" ? withoutDraft04 : identity;
  const resolving = lastingReferences(schema);
  let isContextual = false;
  let isDynamic = false;
  const copyOf = (schema: JsonObject, pointer: string): JsonObject => {
    const counting = Object.entries(schema).filter(([keyword]) => isCounted(keyword, dialect));
    const words = resolving(withUpgradedKeywords(Object.fromEntries(counting)));
    for (const anchor of anchorsOf(words)) anchors.set(anchor, pointer);
    isDynamic ||= "$dynamicRef" in words || "$recursiveRef" in words;
    isContextual ||= isDynamic || hasInnerId(words, pointer);
    const inner = mapSubschemas(words, (child, tokens) => copyOf(child, pointerTo(pointer, ...tokens)));
    return "$ref" in words && !dialect.siblingsOfRefCount ? keepingAnnotations(inner) : inner;
  };
  const copy = isObject(schema) ? copyOf(schema, "") : schema;
  return { copy, anchors, isContextual, isDynamic };
}

function isCounted(keyword: string, { idKeyword, foreign }: Dialect): boolean {
  return keyword === idKeyword || !(dropped.has(keyword) || foreign.has(keyword));
}

function identity(schema: JsonObject): JsonObject {
  return schema;
}

function hasInnerId({ $id }: JsonObject, pointer: string): boolean {
  return pointer !== "" && typeof $id === "string" && !$id.startsWith("#");
}

/** Returns the anchors of a schema; in draft-07, `$id: "#name"` is one. */
function anchorsOf({ $anchor, $dynamicAnchor, $id }: JsonObject): readonly string[] {
  const inId = typeof $id === "string" && $id.startsWith("#") ? $id.slice(1) : undefined;
  return [$anchor, $dynamicAnchor, inId].filter((name) => typeof name === "string");
}

/** Removes everything next to a `$ref` of draft-07 except annotations and referenced definitions. */
function keepingAnnotations(schema: JsonObject): JsonObject {
  const kept = [
    "$ref",
    "$id",
    "$comment",
    "title",
    "description",
    "default",
    "examples",
    "definitions",
    "$defs",
  ];
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => kept.includes(keyword)));
}
