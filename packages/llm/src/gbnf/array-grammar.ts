import type { JsonSchema } from "@concordat/contracts/contract";
import type { Conjunction } from "./alternatives.js";
import type { GrammarContext } from "./grammar-context.js";
import { grammarLimits } from "./grammar-limits.js";
import { following, joined, separated } from "./repetition.js";

/** Gives the symbol for a value that keeps all of some schemas; null where no value does. */
export type SymbolFor = (schemas: readonly JsonSchema[]) => string | null;

/** A rule for the arrays that several schemas allow; null where there is none. */
export function arrayGrammar(
  schemas: Conjunction,
  context: GrammarContext,
  symbolFor: SymbolFor,
): string | null {
  leaveCounts(schemas, context);
  const { rules } = context;
  const first = Math.max(0, ...schemas.map(({ prefixItems = [] }) => prefixItems.length));
  const listed = Array.from({ length: Math.min(first, grammarLimits.listedItems) }, (_, index) =>
    symbolFor(itemsAt(schemas, index)),
  );
  const isCut = first > grammarLimits.listedItems;
  if (isCut) leaveListed(schemas, context);
  const rest = isCut ? rules.shared("value") : symbolFor(itemsAt(schemas, first));
  const impossible = listed.indexOf(null);
  const last = impossible >= 0 ? impossible : rest === null ? first : Number.POSITIVE_INFINITY;
  const least = Math.max(0, ...schemas.map(({ minItems = 0 }) => minItems));
  const most = Math.min(last, ...schemas.map(({ maxItems = Number.POSITIVE_INFINITY }) => maxItems));
  if (least > most) return null;
  if (listed.length === 0)
    return rules.rule(joined('"["', separated(rest ?? '""', least, most, rules), '"]"'));
  // From the last listed item to the first: what may follow each, or the end.
  let tail = rest === null ? '""' : tailOf(rest, listed.length, least, most, context);
  for (let index = Math.min(listed.length, most) - 1; index >= 0; index--) {
    const item = listed[index] ?? '""';
    const here = joined(...(index === 0 ? [item] : ['","', item]), tail);
    tail = index >= least ? rules.rule(`${here} | ""`) : here;
  }
  return rules.rule(joined('"["', tail, '"]"'));
}

function tailOf(
  rest: string,
  before: number,
  least: number,
  most: number,
  { rules }: GrammarContext,
): string {
  if (most <= before) return '""';
  return following(rest, Math.max(0, least - before), most - before, rules);
}

/** What holds of the item at an index: each schema's own for that index, or its own for the rest. */
function itemsAt(schemas: Conjunction, index: number): JsonSchema[] {
  return schemas.flatMap(({ prefixItems = [], items, unevaluatedItems }) => {
    const own = prefixItems[index] ?? items ?? (isAlone(schemas) ? unevaluatedItems : undefined);
    if (own === undefined || own === true) return [];
    return [own === false ? never : own];
  });
}

const never: JsonSchema = { not: {} };

/** Whether `unevaluatedItems` speaks of every item that is not listed: nothing else looks at the rest. */
function isAlone(schemas: Conjunction): boolean {
  return schemas.every(({ items, contains }) => items === undefined && contains === undefined);
}

function leaveListed(schemas: Conjunction, context: GrammarContext): void {
  for (const schema of schemas)
    for (const keyword of ["prefixItems", "items", "unevaluatedItems"] as const)
      if (schema[keyword] !== undefined)
        context.leave(schema, keyword, `only the first ${grammarLimits.listedItems} items are held`);
}

function leaveCounts(schemas: Conjunction, context: GrammarContext): void {
  for (const schema of schemas) {
    if (schema.uniqueItems === true) context.leave(schema, "uniqueItems", "a grammar does not compare items");
    if (schema.contains !== undefined)
      context.leave(schema, "contains", "a grammar does not count matching items");
    if (schema.unevaluatedItems !== undefined && !isAlone(schemas))
      context.leave(schema, "unevaluatedItems", "other schemas look at the items too");
  }
}
