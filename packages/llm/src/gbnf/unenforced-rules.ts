import type { JsonSchema } from "@concordat/contracts/contract";
import { checkValue } from "@concordat/contracts/options";
import { type WireForm, wireForms } from "../wire/lowering.js";
import { schemaRule } from "../wire/schema-rule.js";
import { type Checking, unenforcedByForm } from "../wire/unenforced-by-form.js";
import type { UnenforcedRule } from "../wire/unenforced-rule.js";
import { compileGrammar } from "./compile-grammar.js";

/**
 * Returns the rules of a schema that an engine does not enforce during generation, so that only validating the answer
 * does. Empty if the engine enforces the complete schema.
 *
 * @param checking the contract, or `{ assertsFormats: true }` to treat `format` as a rule
 * @throws {RangeError} when the schema is not a JSON Schema, or no value satisfies it
 */
export function unenforcedRules(
  schema: JsonSchema,
  form: WireForm,
  checking: Checking = {},
): readonly UnenforcedRule[] {
  checkValue(schema, schemaRule, "schema");
  const known = unenforcedByForm(schema, form, checking);
  if (form.name !== wireForms.llama.name) return known;
  const all = [...compileGrammar(schema, checking).unenforced, ...known];
  return [...new Map(all.map((rule) => [rule.pointer, rule])).values()];
}
