import type { StringNode } from "../node/node.js";
import type { Place, QuoteMark } from "../repairs/repair-unit.js";
import { closes } from "./closes.js";
import { type Cursor, note } from "./cursor.js";
import { readEscape } from "./read-escape.js";
import { isSpace } from "./skip-space.js";

const plain: QuoteMark = { length: 1, close: ['"'] };

/** The mark that opens a string at the cursor, or null. */
export function quoteAt({ text, at, units, repairs }: Cursor): QuoteMark | null {
  for (const unit of units.quote) {
    const mark = unit.quote(text, at);
    if (mark === null) continue;
    repairs.push({ name: unit.name, offset: at, length: mark.length });
    return mark;
  }
  return text.charCodeAt(at) === 0x22 /* " */ ? plain : null;
}

/** A string as far as it is read. */
interface Draft {
  value: string;
  at: number;
  /** Where the text begins that is not in `value` yet. */
  from: number;
  /** Quotes met that do not close the string, apostrophes aside. */
  quotes: number;
  /** The repairs named already: one for a string, however often it applies. */
  named: readonly string[];
}

const none: readonly string[] = [];

/** Reads a string from its opening mark. Not whole when the cursor had to stop inside. */
export function readString(cursor: Cursor, mark: QuoteMark, place: Place): StringNode {
  const start = cursor.at;
  const draft: Draft = {
    value: "",
    at: start + mark.length,
    from: start + mark.length,
    quotes: 0,
    named: none,
  };
  const end = readToClose(cursor, draft, mark, place);
  const value = draft.value + cursor.text.slice(draft.from, draft.at);
  // A pair of quotes is a quotation; a single one may be the end of the string, misread.
  if (end !== null && draft.quotes % 2 === 1) cursor.stop = "damage";
  cursor.at = end ?? draft.at;
  return { kind: "string", start, end: cursor.at, whole: cursor.stop === null, value };
}

/** Reads on until the closing mark: the offset after it, or null when the cursor had to stop before. */
function readToClose(cursor: Cursor, draft: Draft, mark: QuoteMark, place: Place): number | null {
  const { text } = cursor;
  for (; cursor.stop === null; draft.at++) {
    const code = text.charCodeAt(draft.at);
    if (isQuote(code)) {
      const close = mark.close.find((candidate) => text.startsWith(candidate, draft.at));
      if (close === undefined) continue;
      const after = draft.at + close.length;
      if (closes(cursor, after, place)) return after;
      passQuote(cursor, draft, after);
    } else if (code === 0x5c /* \ */) passEscape(cursor, draft);
    else if (code < 0x20) passControl(cursor, draft, code);
    else if (draft.at >= text.length) cursor.stop = "end";
  }
  draft.at--;
  return null;
}

function isQuote(code: number): boolean {
  return code === 0x22 || code === 0x27 || code === 0x60 || (code >= 0x2018 && code <= 0x201f);
}

/** Keeps a quote as text. One repair for all those of a string. */
function passQuote(cursor: Cursor, draft: Draft, after: number): void {
  nameOnce(cursor, draft, cursor.units.tellsInnerQuotes?.name ?? "", after);
  cursor.innerQuotes = true;
  if (isApostrophe(cursor.text, draft.at)) return;
  draft.quotes++;
  if (beginsValue(cursor.text, after)) cursor.stop = "damage";
}

/** A colon after a quote: it may have been the end of the next key, so that two strings are read as one. */
function beginsValue(text: string, from: number): boolean {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === 0x3a /* : */;
}

function isApostrophe(text: string, at: number): boolean {
  return /[\p{L}\p{N}]['’]\p{L}/u.test(text.slice(at - 1, at + 2));
}

function passEscape(cursor: Cursor, draft: Draft): void {
  const found = readEscape(cursor, draft.at);
  if (found === null) {
    draft.at++;
    return;
  }
  draft.value += cursor.text.slice(draft.from, draft.at) + found.value;
  draft.from = draft.at + found.length;
  draft.at = draft.from - 1;
}

function passControl(cursor: Cursor, draft: Draft, code: number): void {
  const unit = cursor.units.keepsRaw.find((candidate) => candidate.keepsRaw(code));
  if (unit === undefined) cursor.stop = "damage";
  else nameOnce(cursor, draft, unit.name, draft.at + 1);
}

function nameOnce(cursor: Cursor, draft: Draft, name: string, end: number): void {
  if (draft.named.includes(name)) return;
  note(cursor, name, draft.at, end);
  draft.named = [...draft.named, name];
}
