/** A set of Unicode code points, as ascending ranges with gaps between them. */
export type CharSet = readonly (readonly [first: number, last: number])[];

export const lastCodePoint = 0x10ffff;

/** Every code point. */
export const anyChar: CharSet = [[0, lastCodePoint]];

/** Every UTF-16 code unit. */
export const anyCodeUnit: CharSet = [[0, 0xffff]];

/** Returns the set of the given ranges, which may be in any order and may overlap. */
export function charSet(ranges: Iterable<readonly [number, number]>): CharSet {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [first, last] of sorted) {
    const previous = merged.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Returns the characters in at least one of the sets. */
export function union(...sets: readonly CharSet[]): CharSet {
  return charSet(sets.flat());
}

/** Returns the code points that are not in the set. */
export function complement(set: CharSet): CharSet {
  const others: [number, number][] = [];
  let next = 0;
  for (const [first, last] of set) {
    if (first > next) others.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= lastCodePoint) others.push([next, lastCodePoint]);
  return others;
}

/** Returns the characters in both sets. */
export function intersection(left: CharSet, right: CharSet): CharSet {
  const both: [number, number][] = [];
  let [i, j] = [0, 0];
  for (let a = left[i], b = right[j]; a !== undefined && b !== undefined; a = left[i], b = right[j]) {
    const [first, last] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
    if (first <= last) both.push([first, last]);
    if (a[1] < b[1]) i += 1;
    else j += 1;
  }
  return both;
}

/** Whether a set contains a code point. */
export function includes(set: CharSet, codePoint: number): boolean {
  return set.some(([first, last]) => first <= codePoint && codePoint <= last);
}
