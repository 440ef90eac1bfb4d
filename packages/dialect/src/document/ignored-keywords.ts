import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { pointerTo } from "../schema/pointer.js";
import { annotationKeywords } from "./canonical-keywords.js";
import type { Dialect } from "./dialects.js";
import type { DocumentProblem } from "./document-problem.js";
import { eachSubschema } from "./subschemas.js";

/** Every keyword of any dialect. */
export const keywords = [
  ...annotationKeywords,
  ...[
    "$schema",
    "$id",
    "$ref",
    "$anchor",
    "$dynamicRef",
    "$dynamicAnchor",
    "$recursiveRef",
    "$recursiveAnchor",
  ],
  ...[
    "$vocabulary",
    "$defs",
    "definitions",
    "format",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
  ],
  ...["type", "enum", "const", "multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["minLength", "maxLength", "pattern", "items", "prefixItems", "additionalItems", "unevaluatedItems"],
  ...["contains", "minContains", "maxContains", "minItems", "maxItems", "uniqueItems", "properties"],
  ...["patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames", "required"],
  ...["minProperties", "maxProperties", "dependencies", "dependentRequired", "dependentSchemas"],
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
] as const;
const known: ReadonlySet<string> = new Set(keywords);

/**
 * Annotation keywords of other tools, which are not reported. Names that start with `x-`, `_` or `$` are not reported,
 * either.
 */
const ofOthers = new Set(["id", "example", "enumNames", "enumDescriptions"]);

/** Keywords that have an effect next to a `$ref` even in dialects that ignore its siblings. */
const keptNextToRef: ReadonlySet<string> = new Set([
  ...annotationKeywords,
  "$ref",
  "$schema",
  "$id",
  "id",
  "$defs",
  "definitions",
]);

/**
 * Finds keywords that are ignored although their author probably expected an effect: misspelt ones, those of another dialect or of
 * OpenAPI, and those next to a `$ref` in a dialect that ignores them.
 */
export function ignoredKeywords(document: unknown, dialect: Dialect): readonly DocumentProblem[] {
  return isSchema(document) ? notesOn(document, "", dialect) : [];
}

function notesOn(schema: JsonSchema, pointer: string, dialect: Dialect): DocumentProblem[] {
  const notes = Object.keys(schema).flatMap((keyword): DocumentProblem[] => {
    const message = ignored(keyword, schema, dialect);
    return message === null ? [] : [{ pointer: pointerTo(pointer, keyword), message }];
  });
  eachSubschema(schema, (child, ...tokens) => {
    if (isSchema(child)) notes.push(...notesOn(child, pointerTo(pointer, ...tokens), dialect));
  });
  return notes;
}

/**
 * Explains why a keyword is ignored, and what to write instead. Returns `null` if it is not ignored, or is only an
 * annotation.
 */
function ignored(
  keyword: string,
  schema: JsonSchema,
  { name, foreign, siblingsOfRefCount }: Dialect,
): string | null {
  if (
    !siblingsOfRefCount &&
    typeof schema.$ref === "string" &&
    !keptNextToRef.has(keyword) &&
    known.has(keyword)
  )
    return `${keyword} is ignored next to $ref in ${name}; put the $ref into allOf to have both`;
  if (keyword === "nullable")
    return schema.nullable === false
      ? null
      : 'nullable is a keyword of OpenAPI 3.0 and is ignored in JSON Schema; add "null" to type instead';
  if (foreign.has(keyword))
    return keyword.startsWith("$") ? null : `${keyword} is not a keyword of ${name} and is ignored`;
  if (known.has(keyword) || ofOthers.has(keyword) || /^(?:x-|[$_])/.test(keyword)) return null;
  const nearest = nearestKeyword(keyword);
  return nearest === undefined
    ? null
    : `${keyword} is not a keyword and is ignored; did you mean ${nearest}?`;
}

/** Number of letters of a keyword for which one wrong letter is tolerated. */
const lettersPerSlip = 4;

/** Returns the most similar keyword. It may differ from the name only in one short, contiguous part. */
function nearestKeyword(name: string): string | undefined {
  const lower = name.toLowerCase();
  const allowed = Math.floor(name.length / lettersPerSlip);
  const [nearest] = keywords
    .map((keyword) => ({ keyword, slips: lettersChanged(lower, keyword.replace("$", "").toLowerCase()) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips);
  return nearest?.keyword;
}

/**
 * Returns the length of the part in which two texts differ, after their common start and end are removed. If the
 * lengths differ, the larger one counts.
 */
function lettersChanged(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let before = 0;
  while (before < shorter && a[before] === b[before]) before += 1;
  let after = 0;
  while (after < shorter - before && a[a.length - 1 - after] === b[b.length - 1 - after]) after += 1;
  return Math.max(a.length, b.length) - before - after;
}
