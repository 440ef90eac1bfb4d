import type { GrammarRules } from "./grammar-rules.js";

/**
 * Maximum number of repetitions that is passed to the engine, which expands them. Longer repetitions are composed of
 * blocks.
 */
const block = 256;

const endless = Number.POSITIVE_INFINITY;

/**
 * Returns a rule that repeats an item from `min` to `max` times.
 * @param item one symbol, or an expression in parentheses
 */
export function repeat(item: string, min: number, max: number, rules: GrammarRules): string {
  if (max === endless) return min === 0 ? `${item}*` : joined(exactly(item, min, rules), `${item}*`);
  return joined(exactly(item, min, rules), upTo(item, max - min, rules));
}

/** Returns a list of items separated by commas, without brackets. It may be empty if `min` is 0. */
export function separated(item: string, min: number, max: number, rules: GrammarRules): string {
  if (max <= 0) return '""';
  const list = joined(item, following(item, Math.max(0, min - 1), max - 1, rules));
  return min > 0 ? list : `(${list})?`;
}

/** Returns further items of a list, each preceded by a comma. */
export function following(item: string, min: number, max: number, rules: GrammarRules): string {
  return max <= 0 ? '""' : repeat(rules.rule(`"," ${item}`), min, max, rules);
}

/** Concatenates symbols; empty ones are omitted. */
export function joined(...symbols: readonly string[]): string {
  return symbols.filter((symbol) => symbol !== '""').join(" ") || '""';
}

function exactly(item: string, count: number, rules: GrammarRules): string {
  if (count === 0) return '""';
  if (count <= block) return count === 1 ? item : `${item}{${count},${count}}`;
  const blocks = exactly(blockOf(item, rules), Math.floor(count / block), rules);
  return joined(blocks, exactly(item, count % block, rules));
}

function upTo(item: string, count: number, rules: GrammarRules): string {
  if (count === 0) return '""';
  if (count <= block) return `${item}{0,${count}}`;
  const whole = blockOf(item, rules);
  const blocks = Math.floor(count / block);
  const fewer = joined(upTo(whole, blocks - 1, rules), `${item}{0,${block - 1}}`);
  const all = joined(exactly(whole, blocks, rules), upTo(item, count % block, rules));
  return rules.rule(`${fewer} | ${all}`);
}

function blockOf(item: string, rules: GrammarRules): string {
  return rules.rule(`${item}{${block},${block}}`);
}
