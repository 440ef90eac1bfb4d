import { diffSchemas, InvalidSchemaError, type SchemaDiff } from "@concordat/schema-diff";
import { jsonOrProblem } from "../read/json-or-problem.js";

/** The comparison of two schemas, or the problem with one of them. */
export type TextComparison =
  | { readonly state: "refused"; readonly problems: readonly string[] }
  | { readonly state: "compared"; readonly diff: SchemaDiff };

/** Compares two JSON Schemas, each given as JSON. */
export function compareSchemaTexts(oldText: string, newText: string): TextComparison {
  const [before, after] = [jsonOrProblem(oldText), jsonOrProblem(newText)];
  if ("problem" in before) return { state: "refused", problems: [`the old schema: ${before.problem}`] };
  if ("problem" in after) return { state: "refused", problems: [`the new schema: ${after.problem}`] };
  try {
    return { state: "compared", diff: diffSchemas(before.value, after.value) };
  } catch (error) {
    if (!(error instanceof InvalidSchemaError)) throw error;
    return { state: "refused", problems: [error.message] };
  }
}
