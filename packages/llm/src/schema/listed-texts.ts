import type { JsonSchema } from "@concordat/contracts/contract";
import { eachSubschema } from "./subschemas.js";

/** Every text that a schema lists as a value, wherever it does. */
export function listedTexts(schema: JsonSchema): readonly string[] {
  const found = [...(schema.enum ?? []), schema.const].filter((value) => typeof value === "string");
  eachSubschema(schema, (child) => found.push(...listedTexts(child)));
  return found;
}
