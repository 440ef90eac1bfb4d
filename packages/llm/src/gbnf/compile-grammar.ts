import type { JsonSchema, JsonTypeName, JsonValue } from "@concordat/contracts/contract";
import { checkOptions, checkValue } from "@concordat/contracts/options";
import { schemaRule } from "../wire/schema-rule.js";
import type { UnenforcedRule } from "../wire/unenforced-rule.js";
import { alternativesOf, type Conjunction, namesInOrder } from "./alternatives.js";
import { arrayGrammar } from "./array-grammar.js";
import { enumValues } from "./enum-values.js";
import { GrammarContext } from "./grammar-context.js";
import { grammarLimits } from "./grammar-limits.js";
import { type GrammarOptions, grammarRules } from "./grammar-options.js";
import { numberGrammar } from "./number/number-grammar.js";
import { objectGrammar } from "./object-grammar.js";
import { stringGrammar, stringRules } from "./string-grammar.js";
import { textListRule } from "./text-list.js";

/** A grammar, and the rules of its schema that it does not enforce. */
export interface CompiledGrammar {
  /** GBNF, as llama.cpp reads it. */
  readonly grammar: string;
  /**
   * Rules of the schema that the grammar does not enforce, so that only validating the answer does. Empty if every
   * text that the grammar accepts is valid.
   */
  readonly unenforced: readonly UnenforcedRule[];
}

/**
 * Compiles a schema to a GBNF grammar for llama.cpp. The grammar accepts every valid value as `JSON.stringify` writes
 * it, with the properties in the schema's order and unknown properties last. Conversely, all text that it accepts is
 * JSON that satisfies the schema, except for the rules in `unenforced`. The only limit that it adds is the number of
 * digits that `digits` sets.
 * @throws {RangeError} when no value satisfies the schema, or an option is invalid
 */
export function compileGrammar(schema: JsonSchema, options: GrammarOptions = {}): CompiledGrammar {
  checkValue(schema, schemaRule, "schema");
  checkOptions(options, grammarRules);
  const context = new GrammarContext(schema, options);
  const root = new ValueGrammar(context).symbolFor([schema]);
  if (root === null)
    throw new RangeError("no value satisfies the schema, so no grammar can be written for it");
  return { grammar: context.rules.toText(root), unenforced: context.unenforced };
}

/** The rules for values, one for each set of schemas that a value must satisfy. */
class ValueGrammar {
  readonly #context: GrammarContext;
  readonly #symbols = new Map<string, string | null>();
  #depth = 0;

  constructor(context: GrammarContext) {
    this.#context = context;
  }

  /** Returns the symbol for a value that satisfies all of some schemas; `null` if no value does. */
  readonly symbolFor = (schemas: readonly JsonSchema[]): string | null => {
    const asking = schemas.filter((schema) => Object.keys(schema).length > 0);
    if (asking.length === 0) return this.#context.rules.shared("value");
    const key = [...new Set(asking.map((schema) => this.#context.numberOf(schema)))]
      .sort((a, b) => a - b)
      .join();
    const known = this.#symbols.get(key);
    if (known !== undefined) return known;
    if (this.#isFull) return this.#unwritten(asking);
    // The name is registered before the rule is written, since the rule may contain itself.
    const name = this.#context.rules.reserve();
    this.#symbols.set(key, name);
    this.#depth += 1;
    const body = this.#bodyOf(asking);
    this.#depth -= 1;
    if (body !== "") this.#context.rules.define(name, body);
    const symbol = body === "" ? null : name;
    this.#symbols.set(key, symbol);
    return symbol;
  };

  #bodyOf(schemas: readonly JsonSchema[]): string {
    const order = namesInOrder(schemas, this.#context);
    const alternatives = alternativesOf(schemas, this.#context).flatMap((way) => this.#waysOf(way, order));
    return [...new Set(alternatives)].join(" | ");
  }

  /** Whether the grammar has reached its limits: its size, or the depth of the recursion that writes it. */
  get #isFull(): boolean {
    const { nested, values } = grammarLimits;
    return this.#context.isFull || this.#depth >= nested || this.#symbols.size >= values;
  }

  /** Returns the rule for any value. It is used once the grammar has reached its limits. */
  #unwritten(schemas: readonly JsonSchema[]): string {
    for (const schema of schemas)
      for (const keyword of Object.keys(schema))
        if (!annotations.has(keyword))
          this.#context.leave(schema, keyword, "the grammar is as large as it may become");
    return this.#context.rules.shared("value");
  }

  #waysOf(way: Conjunction, order: readonly string[]): string[] {
    if (this.#context.isFull) return [this.#unwritten(way)];
    const types = typesOf(way);
    const listed = enumValues(way, types, this.#context);
    leaveNegations(way, this.#context);
    if (listed !== null) return this.#ofList(listed);
    if (isOpen(way) && order.length === 0 && types.size === allTypes.length)
      return [this.#context.rules.shared("value")];
    return writtenTypes.flatMap((type) => {
      if (!types.has(type)) return [];
      const symbol = this.#ofType(type, way, order);
      return symbol === null ? [] : [symbol];
    });
  }

  #ofList(values: readonly JsonValue[]): string[] {
    if (values.length === 0) return [];
    const texts = values.map((value) => JSON.stringify(value));
    return [textListRule(texts, this.#context.rules)];
  }

  #ofType(type: JsonTypeName, way: Conjunction, order: readonly string[]): string | null {
    const { rules } = this.#context;
    if (type === "null" || type === "boolean") return rules.shared(type);
    if (type === "integer" || type === "number") return numberGrammar(way, type === "integer", this.#context);
    if (type === "string") return stringGrammar(stringRules(way, this.#context), way, this.#context);
    if (type === "array") return arrayGrammar(way, this.#context, this.symbolFor);
    return objectGrammar(way, this.#context, this.symbolFor, order);
  }
}

/** Types in the order in which they are written. */
const writtenTypes: readonly JsonTypeName[] = [
  "object",
  "array",
  "string",
  "number",
  "integer",
  "boolean",
  "null",
];

/** The types of a value without `type`. `integer` is omitted because `number` includes it. */
const allTypes = writtenTypes.filter((type) => type !== "integer");

function typesOf(way: Conjunction): ReadonlySet<JsonTypeName> {
  let types = new Set<JsonTypeName>(allTypes);
  for (const { type, not } of way) {
    if (type !== undefined) types = narrowed(types, [type].flat());
    if (not?.type !== undefined && Object.keys(not).length === 1) {
      for (const excluded of [not.type].flat()) {
        types.delete(excluded);
        if (excluded === "number") types.delete("integer");
      }
    }
  }
  return types;
}

function narrowed(types: ReadonlySet<JsonTypeName>, names: readonly JsonTypeName[]): Set<JsonTypeName> {
  const remaining = new Set([...types].filter((type) => names.includes(type)));
  const isNumeric = types.has("number") || types.has("integer");
  if (isNumeric && names.includes("integer") && !remaining.has("number")) remaining.add("integer");
  if (types.has("integer") && names.includes("number")) remaining.add("integer");
  return remaining;
}

/** Whether the grammar can enforce a `not`, because it excludes whole types. */
function isHeldNegation(not: JsonSchema): boolean {
  const types = not.type === undefined ? [] : [not.type].flat();
  const isWhole = !types.includes("integer") || types.includes("number");
  return types.length > 0 && isWhole && Object.keys(not).length === 1;
}

const annotations: ReadonlySet<string> = new Set(
  "$schema $id $comment title description examples default deprecated readOnly writeOnly $defs definitions".split(
    " ",
  ),
);

/** Whether schemas do not constrain a value. */
function isOpen(way: Conjunction): boolean {
  return way.every((schema) =>
    Object.keys(schema).every((keyword) => annotations.has(keyword) || followed.has(keyword)),
  );
}

/** Keywords whose only effect is to add other schemas to the conjunction. */
const followed: ReadonlySet<string> = new Set([
  "$ref",
  "allOf",
  "anyOf",
  "oneOf",
  "if",
  "then",
  "else",
  "dependentRequired",
  "dependentSchemas",
]);

function leaveNegations(way: Conjunction, context: GrammarContext): void {
  for (const schema of way) {
    const { not } = schema;
    if (not === undefined) continue;
    if (!isHeldNegation(not))
      context.leave(schema, "not", "a grammar says what may be written, not what may not");
  }
}
