import { quoteText } from "../table/quote-sql.js";

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

/** The words for a missing value, in lower case. */
export function nullWords(added: readonly string[] = []): ReadonlySet<string> {
  return new Set([...usualNullWords, ...added.map((word) => word.trim().toLowerCase())]);
}

/** An expression for a cell that is null where it is one of these words. */
export function withoutNulls(cell: string, words: Iterable<string>): string {
  const list = [...words].map(quoteText).join(", ");
  return list === "" ? cell : `CASE WHEN lower(${cell}) IN (${list}) THEN NULL ELSE ${cell} END`;
}
