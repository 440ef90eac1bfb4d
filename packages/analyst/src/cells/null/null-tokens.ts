import { quoteText } from "../../table/quote-sql.js";

/** What people write where there is no value. It means so only in columns of numbers, dates and truth values. */
const usualNullWords: readonly string[] = [
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

/** The words for a missing value, in lower case, in addition to those that a user adds. */
export const defaultNullTokens: ReadonlySet<string> = spellings(usualNullWords);

/**
 * Words in lower case, in each way that they are written: with a hyphen or a minus sign, with any kind of space, and with
 * the exponent that a fraction bears where a file says that it is a number.
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

/** A condition that is true of a cell that is one of these words. */
export function isWord(cell: string, words: Iterable<string>): string {
  return `lower(${cell}) IN (${[...words].map(quoteText).join(", ")})`;
}

/** An expression for a cell that is null if it is one of these words. */
export function withoutNulls(cell: string, words: ReadonlySet<string>, value = cell): string {
  return words.size === 0 ? value : `CASE WHEN ${isWord(cell, words)} THEN NULL ELSE ${value} END`;
}
