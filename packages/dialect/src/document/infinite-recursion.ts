import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { pointerTo } from "../schema/pointer.js";
import { targetOf } from "../schema/resolve.js";
import type { DocumentProblem } from "./document-problem.js";
import { eachSubschema } from "./subschemas.js";

/** Keywords whose subschemas apply to the same value as the schema that contains them. */
const sameValue = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"]);

/**
 * Finds the first schema that refers back to itself for the same value. Its meaning is undefined, and validation would
 * not terminate. Empty if there is no such schema.
 */
export function infiniteRecursion(root: JsonSchema): readonly DocumentProblem[] {
  const settled = new Set<JsonSchema>();
  const open = new Set<JsonSchema>();
  const isEndless = (schema: JsonSchema): boolean => {
    if (settled.has(schema)) return false;
    if (open.has(schema)) return true;
    open.add(schema);
    const found = sameValueSchemas(schema, root).some(isEndless);
    open.delete(schema);
    settled.add(schema);
    return found;
  };
  const found = [...allSchemas(root, "")].find(([schema]) => isEndless(schema));
  if (found === undefined) return [];
  const message = "refers back to itself without going further into the value, so no check would end";
  return [{ pointer: found[1], message }];
}

function sameValueSchemas(schema: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  const found: JsonSchema[] = [];
  if (typeof schema.$ref === "string") found.push(targetOf(schema.$ref, root));
  eachSubschema(schema, (child, keyword) => {
    if (sameValue.has(String(keyword)) && isSchema(child)) found.push(child);
  });
  return found;
}

function* allSchemas(schema: JsonSchema, pointer: string): Generator<readonly [JsonSchema, string]> {
  yield [schema, pointer];
  const children: [JsonSchema, string][] = [];
  eachSubschema(schema, (child, ...tokens) => {
    if (isSchema(child)) children.push([child, pointerTo(pointer, ...tokens)]);
  });
  for (const [child, at] of children) yield* allSchemas(child, at);
}
