/**
 * Compares two strings by their UTF-8 bytes. This is the order of code points, and of every database with binary
 * collation. JavaScript compares UTF-16 units instead, which gives another order.
 */
export function compareBytes(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

/** Returns the sort rank of a UTF-16 unit. Surrogates are ranked last, because they encode the highest code points. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
