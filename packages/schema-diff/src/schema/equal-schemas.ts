import { equalJson, mapSubschemas } from "@concordat/dialect";
import { isObject, type JsonObject } from "./json.js";
import type { NodeDocument } from "./node.js";
import { nonAssertionKeywords } from "./non-assertion-keywords.js";

/**
 * Whether two schemas of two documents are identical except for annotations. The targets of their references must be
 * identical as well. Identical schemas accept the same values, even if the prover cannot handle them.
 */
export function equalSchemas(
  a: unknown,
  inA: NodeDocument,
  b: unknown,
  inB: NodeDocument,
  assumed: Set<string> = new Set(),
): boolean {
  if (!isObject(a) || !isObject(b)) return equalJson(a, b);
  const [plainA, plainB] = [withoutAnnotations(a), withoutAnnotations(b)];
  if (!equalJson(plainA, plainB)) return false;
  return referencesIn(plainA).every((ref) => {
    // A reference being followed is assumed equal: any difference decides the result anyway.
    if (assumed.has(ref)) return true;
    assumed.add(ref);
    const [targetA, targetB] = [inA.resolve(ref), inB.resolve(ref)];
    if (targetA === undefined || targetB === undefined) return false;
    return equalSchemas(targetA.schema, inA, targetB.schema, inB, assumed);
  });
}

function withoutAnnotations(schema: JsonObject): JsonObject {
  const asserting = Object.entries(schema).filter(([keyword]) => !nonAssertionKeywords.has(keyword));
  return mapSubschemas(Object.fromEntries(asserting), withoutAnnotations);
}

function referencesIn(schema: JsonObject): readonly string[] {
  const found: string[] = [];
  const look = (part: JsonObject): JsonObject => {
    if (typeof part.$ref === "string") found.push(part.$ref);
    // The target depends on the path to the reference, so it cannot be resolved here.
    if ("$dynamicRef" in part) found.push("~");
    mapSubschemas(part, look);
    return part;
  };
  look(schema);
  return found;
}
