import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { pointerTo } from "../schema/pointer.js";
import { eachSubschema } from "./subschemas.js";

/** A pattern of a schema, with its JSON Pointer. */
export interface FoundPattern {
  readonly source: string;
  readonly pointer: string;
}

/** Returns every pattern in a schema, for strings and for property names. */
export function patternsIn(schema: JsonSchema, pointer = ""): FoundPattern[] {
  const { pattern, patternProperties } = schema;
  const found: FoundPattern[] = [
    ...(typeof pattern === "string" ? [{ source: pattern, pointer: pointerTo(pointer, "pattern") }] : []),
    ...(isSchema(patternProperties) ? Object.keys(patternProperties) : []).map((source) => ({
      source,
      pointer: pointerTo(pointer, "patternProperties", source),
    })),
  ];
  eachSubschema(schema, (child, ...tokens) => {
    if (isSchema(child)) found.push(...patternsIn(child, pointerTo(pointer, ...tokens)));
  });
  return found;
}
