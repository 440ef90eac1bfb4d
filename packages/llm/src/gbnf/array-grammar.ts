import type { JsonSchema } from "@concordat/contracts/contract";
import type { Conjunction } from "./alternatives.js";
import { type Evaluators, evaluatorsIn, unevaluated } from "./evaluators.js";
import type { GrammarContext } from "./grammar-context.js";
import { grammarLimits } from "./grammar-limits.js";
import { asSchemas } from "./never.js";
import { following, joined, separated } from "./repetition.js";

/** Returns the grammar symbol for a value that satisfies all of the schemas; `null` if no value does. */
export type SymbolFor = (schemas: readonly JsonSchema[]) => string | null;

/** Returns a rule for the arrays that several schemas allow; `null` if there are none. */
export function arrayGrammar(
  schemas: Conjunction,
  context: GrammarContext,
  symbolFor: SymbolFor,
): string | null {
  leaveCounts(schemas, context);
  const { rules } = context;
  const evaluators = evaluatorsIn(schemas, "unevaluatedItems", context);
  const speaking = [...schemas, ...evaluators.flatMap(({ possible }) => possible)];
  const first = speaking.reduce((max, { prefixItems = [] }) => Math.max(max, prefixItems.length), 0);
  const itemAt = (index: number) => symbolFor(itemsAt(schemas, index, evaluators, context));
  const listed = Array.from({ length: Math.min(first, grammarLimits.listedItems) }, (_, index) =>
    itemAt(index),
  );
  const isCut = first > grammarLimits.listedItems;
  if (isCut)
    context.leaveIn(
      schemas,
      ["prefixItems", "items", "unevaluatedItems"],
      `only the first ${grammarLimits.listedItems} items are held`,
    );
  const rest = isCut ? rules.shared("value") : itemAt(first);
  const impossible = listed.indexOf(null);
  const last = impossible >= 0 ? impossible : rest === null ? first : Number.POSITIVE_INFINITY;
  const min = Math.max(0, ...schemas.map(({ minItems = 0 }) => minItems));
  const max = Math.min(last, ...schemas.map(({ maxItems = Number.POSITIVE_INFINITY }) => maxItems));
  if (min > max) return null;
  if (listed.length === 0) return rules.rule(joined('"["', separated(rest ?? '""', min, max, rules), '"]"'));
  // Built from the last listed item to the first: the items that may follow each, or the end.
  let tail = rest === null ? '""' : tailOf(rest, listed.length, min, max, context);
  for (let index = Math.min(listed.length, max) - 1; index >= 0; index--) {
    const item = listed[index] ?? '""';
    const current = joined(...(index === 0 ? [item] : ['","', item]), tail);
    tail = index >= min ? rules.rule(`${current} | ""`) : current;
  }
  return rules.rule(joined('"["', tail, '"]"'));
}

function tailOf(rest: string, before: number, min: number, max: number, { rules }: GrammarContext): string {
  if (max <= before) return '""';
  return following(rest, Math.max(0, min - before), max - before, rules);
}

/**
 * Returns the schemas that apply to the item at an index: for each array schema, the schema for that index or for the
 * remaining items.
 */
function itemsAt(
  schemas: Conjunction,
  index: number,
  evaluators: readonly Evaluators[],
  context: GrammarContext,
): JsonSchema[] {
  const own = schemas.flatMap(({ prefixItems = [], items }) => asSchemas(prefixItems[index] ?? items));
  const looks = ({ prefixItems = [], items }: JsonSchema) =>
    prefixItems.length > index || items !== undefined;
  // A grammar cannot know which items `contains` evaluates.
  const containing = evaluators.map((row) => ({
    ...row,
    possible: [...row.possible, ...row.sure.filter(({ contains }) => contains !== undefined)],
  }));
  const mayLook = (schema: JsonSchema) => looks(schema) || schema.contains !== undefined;
  return [...own, ...unevaluated(containing, "unevaluatedItems", looks, context, mayLook)];
}

function leaveCounts(schemas: Conjunction, context: GrammarContext): void {
  for (const schema of schemas) {
    if (schema.uniqueItems === true) context.leave(schema, "uniqueItems", "a grammar does not compare items");
    if (schema.contains !== undefined)
      context.leave(schema, "contains", "a grammar does not count matching items");
  }
}
