import type { JsonSchema } from "@concordat/contracts/contract";
import { allSubschemas } from "./subschemas.js";

/** Returns every string that a schema lists as an allowed value, at any depth. */
export function listedTexts(schema: JsonSchema): readonly string[] {
  const values = allSubschemas(schema).flatMap(({ enum: listed = [], const: only }) => [...listed, only]);
  return values.filter((value) => typeof value === "string");
}
