import { compileEvaluation } from "../evaluate/compile-evaluation.js";
import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { pointerTo } from "../schema/pointer.js";
import type { DocumentProblem } from "./document-problem.js";
import { mapSubschemasOf } from "./subschemas.js";

/** A schema whose defaults are all valid, and notes on the defaults that were removed. */
export interface UsableDefaults {
  readonly schema: JsonSchema;
  readonly notes: readonly DocumentProblem[];
}

/** Removes defaults that violate their own schema. Filling them in would make a valid value invalid. */
export function withoutWrongDefaults(root: JsonSchema): UsableDefaults {
  const notes: DocumentProblem[] = [];
  const copy = (schema: unknown, pointer: string): unknown => {
    if (!isSchema(schema)) return schema;
    const { default: value, ...rest } = schema;
    const isWrong = value !== undefined && !compileEvaluation(root, { at: rest })(value);
    if (isWrong) {
      const message = `the default ${JSON.stringify(value)} does not match its own schema and is not filled in`;
      notes.push({ pointer: pointerTo(pointer, "default"), message });
    }
    const entries = Object.entries(isWrong ? rest : schema).map(([keyword, inner]): [string, unknown] => [
      keyword,
      mapSubschemasOf(keyword, inner, (child, ...tokens) => copy(child, pointerTo(pointer, ...tokens))),
    ]);
    return Object.fromEntries(entries);
  };
  const schema = copy(root, "");
  return { schema: notes.length > 0 && isSchema(schema) ? schema : root, notes };
}
