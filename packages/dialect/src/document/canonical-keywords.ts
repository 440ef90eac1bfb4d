import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import type { Dialect } from "./dialects.js";
import { mapSubschemasOf } from "./subschemas.js";

/** The functions needed to write the keywords of one schema. */
export interface KeywordWriter {
  /** Returns the canonical form of a subschema of this schema. */
  child(schema: unknown): JsonSchema | boolean;
  /** Returns the canonical `$ref` for a reference. */
  reference(keyword: string, value: unknown): string;
  /** Whether `unevaluatedItems` occurs anywhere in the document. */
  readonly hasUnevaluatedItems: boolean;
}

type Members = readonly (readonly [keyword: string, value: unknown])[];

/** Translates a keyword to 2020-12, if it cannot be copied unchanged. */
type Translation = (value: unknown, schema: JsonSchema, dialect: Dialect, writer: KeywordWriter) => Members;

const dropped: Translation = () => [];

const translations: ReadonlyMap<string, Translation> = new Map<string, Translation>([
  // Names and holders of definitions: references were followed, and lead to `$defs` of the root now.
  ...["$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary"].map(
    (keyword): [string, Translation] => [keyword, dropped],
  ),
  ["$defs", dropped],
  ["definitions", dropped],
  ["$ref", referenceKeyword("$ref")],
  ["$dynamicRef", referenceKeyword("$dynamicRef")],
  ["$recursiveRef", referenceKeyword("$recursiveRef")],
  ["items", items],
  ["additionalItems", additionalItems],
  ["dependencies", dependencies],
  ["contains", contains],
  ["exclusiveMinimum", exclusive("exclusiveMinimum", "minimum")],
  ["exclusiveMaximum", exclusive("exclusiveMaximum", "maximum")],
  ["minimum", inclusive("minimum", "exclusiveMinimum")],
  ["maximum", inclusive("maximum", "exclusiveMaximum")],
]);

/** Keywords that describe a schema without affecting validation. In every dialect, they are kept next to a `$ref`. */
export const annotationKeywords = [
  ...(["title", "description", "default", "examples", "deprecated"] as const),
  ...(["$comment", "readOnly", "writeOnly"] as const),
] as const;
const annotations: ReadonlySet<string> = new Set(annotationKeywords);

/** Converts the keywords of a schema of any dialect to those of draft 2020-12. */
export function canonicalKeywords(schema: JsonSchema, dialect: Dialect, writer: KeywordWriter): JsonSchema {
  const isReference = typeof schema.$ref === "string" && !dialect.siblingsOfRefCount;
  const members = Object.entries(schema).flatMap(([keyword, value]): Members => {
    if (keyword === "$schema" || dialect.foreign.has(keyword)) return [];
    if (isReference && keyword !== "$ref" && !annotations.has(keyword)) return [];
    const translation = translations.get(keyword);
    return translation?.(value, schema, dialect, writer) ?? [[keyword, copied(keyword, value, writer)]];
  });
  return together(members);
}

/**
 * Merges keywords that occur several times after a translation. The first occurrence is kept, and the others are moved
 * to `allOf`.
 */
function together(members: Members): JsonSchema {
  const first = new Map<string, unknown>();
  const further: JsonSchema[] = [];
  for (const [keyword, value] of members) {
    if (first.has(keyword)) further.push({ [keyword]: value });
    else first.set(keyword, value);
  }
  if (further.length === 0) return Object.fromEntries(first);
  const all = first.get("allOf");
  return { ...Object.fromEntries(first), allOf: [...(Array.isArray(all) ? all : []), ...further] };
}

/** Copies a keyword. Schemas in its value are converted to canonical form; data is unchanged. */
function copied(keyword: string, value: unknown, { child }: KeywordWriter): unknown {
  const objects = keyword !== "additionalProperties" && !keyword.startsWith("unevaluated");
  return mapSubschemasOf(keyword, value, (inner) => (objects ? objectForm(child(inner)) : child(inner)));
}

function referenceKeyword(keyword: string): Translation {
  return (value, _schema, _dialect, { reference }) => [["$ref", reference(keyword, value)]];
}

function items(value: unknown, _schema: JsonSchema, { firstItems }: Dialect, writer: KeywordWriter): Members {
  if (!Array.isArray(value)) return [["items", isSchema(value) ? writer.child(value) : value !== false]];
  if (firstItems !== "items") return [];
  // An empty list constrains no item, and 2020-12 does not allow it.
  return value.length === 0 ? [] : [["prefixItems", value.map((item) => objectForm(writer.child(item)))]];
}

function additionalItems(
  value: unknown,
  { items: first }: JsonSchema,
  _: Dialect,
  writer: KeywordWriter,
): Members {
  return Array.isArray(first) ? [["items", isSchema(value) ? writer.child(value) : value !== false]] : [];
}

/**
 * Converts `dependencies` to the two keywords into which later dialects split it. Ajv also accepts it in later
 * dialects.
 */
function dependencies(value: unknown, _schema: JsonSchema, _: Dialect, writer: KeywordWriter): Members {
  const entries = isSchema(value) ? Object.entries(value) : [];
  const names = entries.filter(([, needed]) => Array.isArray(needed));
  const schemas = entries
    .filter(([, needed]) => !Array.isArray(needed))
    .map(([name, needed]) => [name, objectForm(writer.child(needed))] as const);
  return [...withMembers("dependentRequired", names), ...withMembers("dependentSchemas", schemas)];
}

function withMembers(keyword: string, members: Members): Members {
  return members.length === 0 ? [] : [[keyword, Object.fromEntries(members)]];
}

/**
 * Translates `contains`. In 2019-09, an item that matches it still counts as unevaluated, so a double `not` hides its
 * annotations.
 */
function contains(value: unknown, schema: JsonSchema, { name }: Dialect, writer: KeywordWriter): Members {
  const { minContains, maxContains } = schema;
  const child = objectForm(writer.child(value));
  if (name !== "2019-09" || !writer.hasUnevaluatedItems) return [["contains", child]];
  return [["not", { not: { contains: child, ...limits({ minContains, maxContains }) } }]];
}

function limits(members: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(members).filter(([, limit]) => limit !== undefined));
}

/** Translates an exclusive limit of draft-04, in which `true` makes the limit next to it exclusive. */
function exclusive(keyword: string, limit: string): Translation {
  return (value, schema) => {
    if (typeof value !== "boolean") return [[keyword, value]];
    return value && limit in schema ? [[keyword, schema[limit]]] : [];
  };
}

function inclusive(keyword: string, exclusiveKeyword: string): Translation {
  return (value, schema) => (schema[exclusiveKeyword] === true ? [] : [[keyword, value]]);
}

function objectForm(schema: JsonSchema | boolean): JsonSchema {
  if (typeof schema !== "boolean") return schema;
  return schema ? {} : { not: {} };
}
