import type { GrammarRules } from "./grammar-rules.js";

/** Repetitions up to this length are left to the engine, which writes each out. Longer ones are made of blocks. */
const block = 256;

const endless = Number.POSITIVE_INFINITY;

/** `item`, which must be one symbol or bracketed, between `least` and `most` times. */
export function repeat(item: string, least: number, most: number, rules: GrammarRules): string {
  if (most === endless) return least === 0 ? `${item}*` : joined(exactly(item, least, rules), `${item}*`);
  return joined(exactly(item, least, rules), upTo(item, most - least, rules));
}

/** A list of items with commas between them, without its brackets; empty when `least` is 0. */
export function separated(item: string, least: number, most: number, rules: GrammarRules): string {
  if (most <= 0) return '""';
  const list = joined(item, following(item, Math.max(0, least - 1), most - 1, rules));
  return least > 0 ? list : `(${list})?`;
}

/** Further items of a list, each after a comma. */
export function following(item: string, least: number, most: number, rules: GrammarRules): string {
  return most <= 0 ? '""' : repeat(rules.rule(`"," ${item}`), least, most, rules);
}

/** Symbols one after the other, without empty ones. */
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
