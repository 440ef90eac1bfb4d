import { type CharSet, charSet, complement, lastCodePoint } from "./char-set.js";

const wordChars = charSet([
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]);
const spaces = charSet([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);

/** The characters that `\d`, `\s` and `\w` match in ECMAScript. */
export const escapedClasses = {
  digit: charSet([[0x30, 0x39]]),
  word: wordChars,
  space: spaces,
} as const;

/** The characters that `.` matches: all except line terminators. */
export const dot: CharSet = complement(
  charSet([
    [0x0a, 0x0a],
    [0x0d, 0x0d],
    [0x2028, 0x2029],
  ]),
);

const known = new Map<string, CharSet>();

/**
 * Returns the code points with a Unicode property, such as `L` or `Script=Greek`. They are determined with the
 * JavaScript engine, so that the same version of Unicode applies everywhere.
 * @throws {SyntaxError} when there is no such property
 */
export function propertyClass(property: string): CharSet {
  const found = known.get(property);
  if (found !== undefined) return found;
  const test = new RegExp(`^\\p{${property}}$`, "u");
  const ranges: [number, number][] = [];
  for (let code = 0; code <= lastCodePoint; code++) {
    if (!test.test(String.fromCodePoint(code))) continue;
    const previous = ranges.at(-1);
    if (previous !== undefined && previous[1] === code - 1) previous[1] = code;
    else ranges.push([code, code]);
  }
  known.set(property, ranges);
  return ranges;
}
