import type { JsonSchema } from "@concordat/contracts/contract";
import { schemasIn } from "./subschemas.js";

/** Returns every text that a schema lists as a value, wherever it does. */
export function listedTexts(schema: JsonSchema): readonly string[] {
  const values = schemasIn(schema).flatMap(({ enum: listed = [], const: only }) => [...listed, only]);
  return values.filter((value) => typeof value === "string");
}
