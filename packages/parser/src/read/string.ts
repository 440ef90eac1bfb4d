import { noEntries, type StringNode } from "../node/node.js";
import { closes, opensQuotation } from "../repairs/inner-quotes/inner-quotes.js";
import { isRaw } from "../repairs/raw-newlines/raw-newlines.js";
import type { ReadBy } from "../repairs/table.js";
import { type Cursor, halt, matchEnd, type Parent, repair } from "./cursor.js";
import { readEscape } from "./escape.js";
import { isQuote, type QuoteMark } from "./quotes.js";

/** The part of a string that has been read. */
interface Draft {
  value: string;
  at: number;
  /** Where the text begins that is not in `value` yet. */
  from: number;
  /** Whether the last quote met, apostrophes aside, opened a quotation that is not closed yet. */
  quoting: boolean;
  /** Whether escapes were met that stand for white space, and backslashes kept before a letter. */
  spaced: boolean;
  kept: boolean;
  /** The repairs noted so far: each once for a string, however often it applies. */
  noted: string;
}

/** Text without quotes, backslashes and control characters, as most strings hold nothing else. */
const plainText = /[^"'`‘-‟\\\p{Cc}]*/uy;

/** Reads a string from its opening mark. Not whole when the cursor had to stop inside. */
export function readString(cursor: Cursor, mark: QuoteMark, parent: Parent): StringNode {
  const { text, at: start } = cursor;
  const from = start + mark.length;
  const at = matchEnd(plainText, text, from) || from;
  const draft: Draft = { value: "", at, from, quoting: false, spaced: false, kept: false, noted: "" };
  const after = readToClose(cursor, draft, mark, parent);
  cursor.at = after ?? draft.at;
  if (after !== null) {
    // A backslash was kept before a letter, and an escape stood for white space: `\n` may be a line break or begin the name of a folder.
    if (draft.kept && draft.spaced) halt(cursor, "damage");
    // A quotation that is not closed may be the end of the string, misread; at the text's end it may be closed yet.
    if (draft.quoting) halt(cursor, matchEnd(begun, text, after) > 0 ? "end" : "damage");
  }
  // Half a character may come with the rest of the text.
  const value = (draft.value + text.slice(draft.from, draft.at)).replace(
    cursor.stop === "end" ? half : "",
    "",
  );
  return { kind: "string", start, end: cursor.at, whole: cursor.stop === null, entries: noEntries, value };
}

/** Reads on until the closing mark: the offset after it, or null when the cursor had to stop before. */
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

/** Half of a character beyond U+FFFF. */
const half = /[\ud800-\udbff]$/;

/** What may be the beginning of a key in which the text ends, soon after a quote. */
const begun = /[\s,]*["'“‘`]?[^"'“”‘’`:=}\]]{0,200}$/y;

/** Keeps a quote as text where it can be part of a quotation, or stands for inches outside of a list. */
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
