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
import { type Member, type ObjectRules, objectRules } from "./object-rules.js";
import { following, joined, separated } from "./repetition.js";

const endless = Number.POSITIVE_INFINITY;

/** A rule for the objects that several schemas allow; `null` if there are none. */
export function objectGrammar(
  schemas: Conjunction,
  context: GrammarContext,
  symbolFor: SymbolFor,
  order: readonly string[],
): string | null {
  const wanted = objectRules(schemas, order, context);
  const members = wanted.members.map((member) => ({ ...member, symbol: memberSymbol(member, symbolFor) }));
  if (members.some(({ required, symbol }) => required && symbol === null)) return null;
  const possible = members.flatMap(({ symbol, required }) => (symbol === null ? [] : [{ symbol, required }]));
  const others = othersSymbol(schemas, wanted, context, symbolFor);
  const { least, most } = countable(wanted, possible.length, schemas, context);
  const list = memberList(possible, others, least, most, context);
  return list === null ? null : context.rules.rule(joined('"{"', list, '"}"'));
}

function memberSymbol({ name, schemas }: Member, symbolFor: SymbolFor): string | null {
  const value = symbolFor(schemas);
  return value === null ? null : joined(literal(`${JSON.stringify(name)}:`), value);
}

/** The bounds on how many members there are, without those that would take too many rules to count. */
function countable(
  { least, most }: ObjectRules,
  count: number,
  schemas: Conjunction,
  context: GrammarContext,
): { least: number; most: number } {
  const highest = Math.max(least, most === endless ? 0 : most);
  if (count * highest <= grammarLimits.countedMembers) return { least, most };
  for (const schema of schemas) {
    for (const keyword of ["minProperties", "maxProperties"] as const)
      if (schema[keyword] !== undefined) context.leave(schema, keyword, "it is too large for a grammar");
  }
  return { least: 0, most: endless };
}

/**
 * The members of an object in the schema's order, then others. What may follow depends on the number of members before
 * it: whether a comma is needed, and whether more members may or must follow. So there is a rule for each place and
 * count.
 */
function memberList(
  members: readonly { readonly symbol: string; readonly required: boolean }[],
  others: string | null,
  least: number,
  most: number,
  { rules }: GrammarContext,
): string | null {
  const highest = Math.max(1, least, most === endless ? 0 : most);
  const end = (count: number): string | null => {
    const missing = Math.max(0, least - count);
    const room = most - count;
    if (room < missing || (missing > 0 && others === null)) return null;
    if (others === null || room === 0) return missing > 0 ? null : '""';
    return count === 0 ? separated(others, missing, room, rules) : following(others, missing, room, rules);
  };
  let next = Array.from({ length: highest + 1 }, (_, count) => end(count));
  for (const { symbol, required } of members.toReversed()) {
    const following = next;
    next = next.map((skipped, count) => {
      const after = count < most ? (following[Math.min(count + 1, highest)] ?? null) : null;
      const taken = after === null ? [] : [joined(...(count === 0 ? [symbol] : ['","', symbol]), after)];
      return oneOf([...taken, ...(required || skipped === null ? [] : [skipped])], rules);
    });
  }
  return next[0] ?? null;
}

/** Alternatives as one symbol; `null` if there are none. */
function oneOf(ways: readonly string[], rules: GrammarRules): string | null {
  const [only] = ways;
  if (only === undefined) return null;
  return ways.length === 1 ? only : rules.rule(ways.join(" | "));
}

/** The symbol for a member that no schema names; `null` if none is allowed. */
function othersSymbol(
  schemas: Conjunction,
  wanted: ObjectRules,
  context: GrammarContext,
  symbolFor: SymbolFor,
): string | null {
  const { rules } = context;
  const listed = wanted.members.map(({ name }) => name);
  const names = allowedNames(schemas, listed, context);
  const ways = regions(wanted, names, schemas, context).flatMap(({ keys, values }) => {
    const value = isEmpty(keys) ? null : symbolFor(values);
    if (value === null) return [];
    const key = keys === anyText ? rules.shared("text") : rules.rule(stringRule(keys, rules));
    return [joined(key, '":"', value)];
  });
  if (ways.length === 0) return null;
  if (ways.length > 0 && repeats(schemas))
    context.leave(
      repeats(schemas) ?? {},
      "minProperties",
      "a grammar does not see that a name is written twice",
    );
  return rules.rule(ways.join(" | "));
}

/** A schema that counts members, where names that repeat would be counted twice. */
function repeats(schemas: Conjunction): JsonSchema | undefined {
  return schemas.find(({ minProperties = 0 }) => minProperties > 1);
}
