import type { JsonSchema } from "@concordat/dialect";
import { Format } from "typebox/format";
import { Check } from "typebox/schema";

// A format is the annotation that the standard makes it.
Format.Clear();

/** A schema's verdict, by interpreting it: a mutant is asked a few times and thrown away, too few to be worth compiling. */
export function interpret(schema: JsonSchema, value: unknown): boolean {
  return Check(schema, value);
}
