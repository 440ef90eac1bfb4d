import { annotationKeywords } from "./annotations.js";
import type { SchemaDocument } from "./document.js";
import { isObject, type JsonObject, sameJson } from "./json.js";
import { mapSubschemas } from "./subschemas.js";

/**
 * Whether two parts of two documents are word for word the same, but for annotations, and so is all that their
 * references lead to. What is identical accepts the same values, also where it cannot be reasoned about.
 */
export function identical(
  a: unknown,
  inA: SchemaDocument,
  b: unknown,
  inB: SchemaDocument,
  assumed: ReadonlySet<string> = new Set(),
): boolean {
  if (!isObject(a) || !isObject(b)) return sameJson(a, b);
  const [plainA, plainB] = [withoutAnnotations(a), withoutAnnotations(b)];
  if (!sameJson(plainA, plainB)) return false;
  return referencesIn(plainA).every((ref) => {
    if (assumed.has(ref)) return true;
    const [targetA, targetB] = [inA.resolve(ref), inB.resolve(ref)];
    if (targetA === undefined || targetB === undefined) return false;
    return identical(targetA.schema, inA, targetB.schema, inB, new Set([...assumed, ref]));
  });
}

function withoutAnnotations(schema: JsonObject): JsonObject {
  const asserting = Object.entries(schema).filter(([keyword]) => !annotationKeywords.has(keyword));
  return mapSubschemas(Object.fromEntries(asserting), withoutAnnotations);
}

function referencesIn(schema: JsonObject): readonly string[] {
  const found: string[] = [];
  const look = (one: JsonObject): JsonObject => {
    if (typeof one.$ref === "string") found.push(one.$ref);
    // Where it leads depends on the way to it: nothing resolves this.
    if ("$dynamicRef" in one) found.push("~");
    mapSubschemas(one, look);
    return one;
  };
  look(schema);
  return found;
}
