import { noEntries, type StringNode } from "../node/node.js";
import { closes, opensQuotation } from "../repairs/inner-quotes/inner-quotes.js";
import { isRaw } from "../repairs/raw-newlines/raw-newlines.js";
import type { ReadBy } from "../repairs/table.js";
import { type Cursor, halt, matchEnd, type Parent, repair } from "./cursor.js";
import { readEscape } from "./escape.js";
import { isQuote, type QuoteMark } from "./quotes.js";

/** The state of a string being read. */
interface Draft {
  value: string;
  at: number;
  /** The start of the text that has not been added to `value`. */
  from: number;
  /** Whether the last quote, ignoring apostrophes, opened a quotation that is still open. */
  quoting: boolean;
  /** Whether the string had escapes for white space, and backslashes kept before a letter. */
  spaced: boolean;
  kept: boolean;
  /** The names of the repairs recorded so far. Each one is recorded once per string. */
  noted: string;
}

/** Matches text without quotes, backslashes and control characters. Most strings consist only of such text. */
const plainText = /[^"'`‘-‟\\\p{Cc}]*/uy;

/** Reads a string from its opening mark. The string is incomplete if the cursor stops inside it. */
export function readString(cursor: Cursor, mark: QuoteMark, parent: Parent): StringNode {
  const { text, at: start } = cursor;
  const from = start + mark.length;
  const at = matchEnd(plainText, text, from) || from;
  const draft: Draft = { value: "", at, from, quoting: false, spaced: false, kept: false, noted: "" };
  const after = readToClose(cursor, draft, mark, parent);
  cursor.at = after ?? draft.at;
  if (after !== null) {
    // A backslash was kept before a letter, and an escape denotes white space: `\n` may be a line break or
    // the start of a folder's name.
    if (draft.kept && draft.spaced) halt(cursor, "damage");
    // An open quotation may be the misread end of the string; at the end of the text it may still be closed.
    if (draft.quoting) halt(cursor, matchEnd(begun, text, after) > 0 ? "end" : "damage");
  }
  // The second half of a character may arrive with the rest of the text.
  const value = (draft.value + text.slice(draft.from, draft.at)).replace(
    cursor.stop === "end" ? half : "",
    "",
  );
  return { kind: "string", start, end: cursor.at, whole: cursor.stop === null, entries: noEntries, value };
}

/** Reads up to the closing mark. Returns the offset after it, or `null` if the cursor stopped before it. */
function readToClose(cursor: Cursor, draft: Draft, mark: QuoteMark, parent: Parent): number | null {
  const { text } = cursor;
  while (cursor.stop === null) {
    const code = text.charCodeAt(draft.at);
    if (isQuote(code)) {
      const close = mark.close.find((candidate) => text.startsWith(candidate, draft.at));
      const after = draft.at + (close?.length ?? 1);
      if (close !== undefined) {
        if (closes(cursor, after, parent)) return after;
        passQuote(cursor, draft, after, parent);
      }
    } else if (code === 0x5c /* \ */) passEscape(cursor, draft);
    else if (isRaw(code)) noteOnce(cursor, draft, "raw-newlines", draft.at + 1);
    else if (draft.at >= text.length) halt(cursor, "end");
    if (cursor.stop === null) draft.at++;
  }
  return null;
}

/** The first half of a character beyond U+FFFF. */
const half = /[\ud800-\udbff]$/;

/** A possible unfinished key at the end of the text, shortly after a quote. */
const begun = /[\s,]*["'“‘`]?[^"'“”‘’`:=}\]]{0,200}$/y;

/** Keeps a quote as text if it can be part of a quotation, or denotes inches outside a list. */
function passQuote(cursor: Cursor, draft: Draft, after: number, parent: Parent): void {
  noteOnce(cursor, draft, "inner-quotes", after);
  cursor.innerQuotes = true;
  const quoting = opensQuotation(cursor.text, draft.at, after, draft.quoting, parent);
  if (quoting === null) halt(cursor, "damage");
  else draft.quoting = quoting;
}

function passEscape(cursor: Cursor, draft: Draft): void {
  const { text } = cursor;
  const found = readEscape(cursor, draft.at);
  if (found === null) return;
  if (found.length === 1) draft.kept ||= /[\p{L}\p{N}]/u.test(text.charAt(draft.at + 1));
  else draft.spaced ||= found.value < " ";
  draft.value += text.slice(draft.from, draft.at) + found.value;
  draft.from = draft.at + found.length;
  draft.at = draft.from - 1;
}

function noteOnce(cursor: Cursor, draft: Draft, name: ReadBy<"read/string">, end: number): void {
  if (draft.noted.includes(name)) return;
  repair(cursor, name, draft.at, end);
  draft.noted += name;
}
