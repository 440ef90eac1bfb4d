import { quoteText } from "../../table/quote-sql.js";

/** Common null tokens. They count as missing values only in columns of numbers, dates and booleans. */
const usualNullTokens: readonly string[] = [
  "",
  "n/a",
  "na",
  "n.a.",
  "#n/a",
  "#n/a n/a",
  "#na",
  "null",
  "(null)",
  "none",
  "nan",
  "nil",
  "-",
  "--",
  "---",
  "–",
  "—",
  ".",
  "..",
  "…",
  "?",
  "inf",
  "-inf",
  "+inf",
  "infinity",
  "-infinity",
  "+infinity",
  "k.a.",
  "k. a.",
  "n.v.",
  "#null!",
  "#value!",
  "#div/0!",
  "#ref!",
  "#name?",
];

/** The default null tokens, in lower case. A user can add others. */
export const defaultNullTokens: ReadonlySet<string> = spellings(usualNullTokens);

/**
 * Returns all spellings of lower-case tokens: with a hyphen or a minus sign, with a normal or a non-breaking space, and
 * for fractions also with the exponent `e0`. Fractions have it if their file marks them as numbers.
 */
export function spellings(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words
      .map((word) => word.trim().toLowerCase())
      .flatMap((word) => (/^[+-]?\d+\.\d+$/.test(word) ? [word, `${word}e0`] : [word]))
      .flatMap((word) => [word, word.replaceAll("-", "\u2212")])
      .flatMap((word) => [word, word.replaceAll(" ", "\u00a0"), word.replaceAll(" ", "\u202f")]),
  );
}

/** Returns the SQL condition that the cell is one of these tokens. */
export function isWord(cell: string, words: Iterable<string>): string {
  return `lower(${cell}) IN (${[...words].map(quoteText).join(", ")})`;
}

/** Returns an SQL expression whose value is the cell, or null if the cell is one of these tokens. */
export function withoutNulls(cell: string, words: ReadonlySet<string>, value = cell): string {
  return words.size === 0 ? value : `CASE WHEN ${isWord(cell, words)} THEN NULL ELSE ${value} END`;
}
