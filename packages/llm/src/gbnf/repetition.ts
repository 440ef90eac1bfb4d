import type { GrammarRules } from "./grammar-rules.js";

/** Up to this many repetitions are written plainly. */
const plainly = 12;

/**
 * A rule for `item` between `least` and `most` times, exactly.
 *
 * The engine turns `{0,n}` into n rules and copies all rules for every token, so that long texts would take
 * seconds. Counting in blocks, as an odometer does, needs only about twice the root of n: whole blocks first,
 * then a rest shorter than a block.
 */
export function repeat(item: string, least: number, most: number, rules: GrammarRules): string {
  const optional = most - least;
  const needed = least === 0 ? "" : `${item}{${least},${least}} `;
  if (optional <= plainly) return `${item}{${least},${most}}`;
  const block = Math.floor(Math.sqrt(optional));
  const whole = rules.rule(`${item}{${block},${block}}`);
  const rest = rules.rule(`${item}{0,${block - 1}}`);
  let upTo = rules.rule(`${item}{0,${optional % block}}`);
  for (let blocks = 1; blocks <= Math.floor(optional / block); blocks++) upTo = rules.rule(`${whole} ${upTo} | ${rest}`);
  return `${needed}${upTo}`;
}

/** A list of items with commas between them, without its brackets; empty when `least` is 0. */
export function separated(item: string, least: number, most: number): string {
  if (most <= 0) return '""';
  const rest = most === 1 ? "" : ` ("," ${item}){${Math.max(0, least - 1)},${most - 1}}`;
  return least > 0 ? `${item}${rest}` : `(${item}${rest})?`;
}
