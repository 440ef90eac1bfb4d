import { singleQuotes } from "../repairs/single-quotes/single-quotes.js";
import { smartQuotes } from "../repairs/smart-quotes/smart-quotes.js";
import type { ReadBy } from "../repairs/table.js";
import { tripleQuotes } from "../repairs/triple-quotes/triple-quotes.js";
import { type Cursor, matchEnd, repair } from "./cursor.js";

/** An opening quotation mark. */
export interface QuoteMark {
  /** The length of the quotes in UTF-16 units. */
  readonly length: number;
  /** The marks that can close the string. */
  readonly close: readonly string[];
}

/** Marks other than a double quote, longest first: the opening mark, and the closing mark if it differs. */
const marks: readonly (readonly [ReadBy<"read/quotes">, RegExp, ...string[]])[] = [
  ["triple-quotes", tripleQuotes],
  ["single-quotes", singleQuotes],
  ["smart-quotes", smartQuotes.double, "”", "“"],
  ["smart-quotes", smartQuotes.single, "’", "‘"],
];

const plain: QuoteMark = { length: 1, close: ['"'] };

/** Returns the mark that opens a string at the cursor, or `null`. */
export function quoteAt(cursor: Cursor): QuoteMark | null {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 0x22 /* " */ && text.charCodeAt(at + 1) !== code) return plain;
  if (!isQuote(code)) return null;
  for (const [name, opening, ...close] of marks) {
    const end = matchEnd(opening, text, at);
    if (end === 0 || !cursor.allows(name)) continue;
    repair(cursor, name, at, end);
    return { length: end - at, close: close.length > 0 ? close : [text.slice(at, end)] };
  }
  return code === 0x22 /* " */ ? plain : null;
}

/** Whether a character may open or close a string. */
export function isQuote(code: number): boolean {
  return code === 0x22 || code === 0x27 || code === 0x60 || (code >= 0x2018 && code <= 0x201f);
}
