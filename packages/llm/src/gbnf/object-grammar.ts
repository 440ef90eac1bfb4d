import type { JsonSchema } from "@concordat/contracts/contract";
import { anyText, isEmpty } from "@concordat/pattern";
import type { Conjunction } from "./alternatives.js";
import type { SymbolFor } from "./array-grammar.js";
import { stringRule } from "./automaton-rules.js";
import type { GrammarContext } from "./grammar-context.js";
import { grammarLimits } from "./grammar-limits.js";
import type { GrammarRules } from "./grammar-rules.js";
import { literal } from "./literal.js";
import { regions } from "./name-regions.js";
import { allowedNames } from "./object-names.js";
import { combineObjectSchemas, type NamedProperty, type ObjectRules } from "./object-rules.js";
import { following, joined, separated } from "./repetition.js";

const unlimited = Number.POSITIVE_INFINITY;

/** Returns a rule for the objects that several schemas allow; `null` if there are none. */
export function objectGrammar(
  schemas: Conjunction,
  context: GrammarContext,
  symbolFor: SymbolFor,
  order: readonly string[],
): string | null {
  const memberRules = combineObjectSchemas(schemas, order, context);
  const members = memberRules.members.map((member) => ({
    ...member,
    symbol: memberSymbol(member, symbolFor),
  }));
  if (members.some(({ required, symbol }) => required && symbol === null)) return null;
  const possible = members.flatMap(({ symbol, required }) => (symbol === null ? [] : [{ symbol, required }]));
  const otherMembers = othersSymbol(schemas, memberRules, context, symbolFor);
  const { min, max } = countableBounds(memberRules, possible.length, schemas, context);
  const list = memberList(possible, otherMembers, min, max, context);
  return list === null ? null : context.rules.rule(joined('"{"', list, '"}"'));
}

function memberSymbol({ name, schemas }: NamedProperty, symbolFor: SymbolFor): string | null {
  const value = symbolFor(schemas);
  return value === null ? null : joined(literal(`${JSON.stringify(name)}:`), value);
}

/**
 * Returns the minimum and maximum number of members that the grammar enforces. If counting would need too many rules,
 * the numbers are not limited.
 */
function countableBounds(
  { min, max }: ObjectRules,
  count: number,
  schemas: Conjunction,
  context: GrammarContext,
): { min: number; max: number } {
  const maxCount = Math.max(min, max === unlimited ? 0 : max);
  if (count * maxCount <= grammarLimits.countedMembers) return { min, max };
  for (const schema of schemas) {
    for (const keyword of ["minProperties", "maxProperties"] as const)
      if (schema[keyword] !== undefined) context.leave(schema, keyword, "it is too large for a grammar");
  }
  return { min: 0, max: unlimited };
}

/**
 * Writes the rules for the members of an object: those of the schema in order, then others. The number of earlier
 * members determines whether a comma is needed and whether more members may or must follow. So there is one rule for
 * each position and count.
 */
function memberList(
  members: readonly { readonly symbol: string; readonly required: boolean }[],
  otherMembers: string | null,
  min: number,
  max: number,
  { rules }: GrammarContext,
): string | null {
  const maxCount = Math.max(1, min, max === unlimited ? 0 : max);
  const end = (count: number): string | null => {
    const missing = Math.max(0, min - count);
    const remaining = max - count;
    if (remaining < missing || (missing > 0 && otherMembers === null)) return null;
    if (otherMembers === null || remaining === 0) return missing > 0 ? null : '""';
    return count === 0
      ? separated(otherMembers, missing, remaining, rules)
      : following(otherMembers, missing, remaining, rules);
  };
  let next = Array.from({ length: maxCount + 1 }, (_, count) => end(count));
  for (const { symbol, required } of members.toReversed()) {
    const following = next;
    next = next.map((skipped, count) => {
      const after = count < max ? (following[Math.min(count + 1, maxCount)] ?? null) : null;
      const withMember = after === null ? [] : [joined(...(count === 0 ? [symbol] : ['","', symbol]), after)];
      return alternativesSymbol([...withMember, ...(required || skipped === null ? [] : [skipped])], rules);
    });
  }
  return next[0] ?? null;
}

/** Returns one symbol for several alternatives; `null` if the list is empty. */
function alternativesSymbol(alternatives: readonly string[], rules: GrammarRules): string | null {
  const [only] = alternatives;
  if (only === undefined) return null;
  return alternatives.length === 1 ? only : rules.rule(alternatives.join(" | "));
}

/** Returns the symbol for a member that no schema names; `null` if no such member is allowed. */
function othersSymbol(
  schemas: Conjunction,
  memberRules: ObjectRules,
  context: GrammarContext,
  symbolFor: SymbolFor,
): string | null {
  const { rules } = context;
  const listed = memberRules.members.map(({ name }) => name);
  const names = allowedNames(schemas, listed, context);
  const alternatives = regions(memberRules, names, schemas, context).flatMap(({ keys, values }) => {
    const value = isEmpty(keys) ? null : symbolFor(values);
    if (value === null) return [];
    const key = keys === anyText ? rules.shared("text") : rules.rule(stringRule(keys, rules));
    return [joined(key, '":"', value)];
  });
  if (alternatives.length === 0) return null;
  if (alternatives.length > 0 && schemaCountingMembers(schemas))
    context.leave(
      schemaCountingMembers(schemas) ?? {},
      "minProperties",
      "a grammar does not see that a name is written twice",
    );
  return rules.rule(alternatives.join(" | "));
}

/**
 * Returns a schema that requires several members. The grammar does not enforce this completely, because it counts a
 * repeated name twice.
 */
function schemaCountingMembers(schemas: Conjunction): JsonSchema | undefined {
  return schemas.find(({ minProperties = 0 }) => minProperties > 1);
}
