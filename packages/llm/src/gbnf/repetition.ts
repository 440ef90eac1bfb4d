/** `item` between `least` and `most` times. */
export function repeat(item: string, least: number, most: number): string {
  return `${item}{${least},${most}}`;
}

/** A list of items with commas between them, without its brackets; empty when `least` is 0. */
export function separated(item: string, least: number, most: number): string {
  if (most <= 0) return '""';
  const rest = most === 1 ? "" : ` ("," ${item}){${Math.max(0, least - 1)},${most - 1}}`;
  return least > 0 ? `${item}${rest}` : `(${item}${rest})?`;
}
