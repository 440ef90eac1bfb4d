import { matchEnd } from "../read/cursor.js";

/** A span of JSON whose quotes are escaped, as inside a string: the span and its unescaped text. */
export interface EscapedText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const opening = /[{[](\s|\\[nrt]|[{[]){0,32}\\"/y;
const closing = /\\[\s\S]|"/g;

/** The progress of a search for escaped JSON. A part without a result is not searched again. */
export interface EscapeSearch {
  readonly text: string;
  lookedTo: number;
}

/** Returns the escaped JSON that starts at an offset, with any quotes around it; `null` if none does. */
export function escapedAt(looked: EscapeSearch, at: number): EscapedText | null {
  const { text, lookedTo } = looked;
  const escapes = matchEnd(opening, text, at) > 0;
  const afterQuote = text[at - 1] === '"';
  if (at < lookedTo || !(escapes || afterQuote)) return null;
  const end = unescapedQuote(text, at);
  looked.lookedTo = end;
  const quoted = afterQuote && end < text.length;
  const decoded = decode(text.slice(at, end));
  if (decoded === null || !(escapes || (quoted && /[}\]]$/.test(decoded)))) return null;
  return { start: at - Number(quoted), end: end + Number(quoted), text: decoded };
}

function decode(stretch: string): string | null {
  try {
    return String(JSON.parse(`"${stretch.replace(/[\n\r\t]/g, " ")}"`)).trimEnd();
  } catch {
    return null;
  }
}

function unescapedQuote(text: string, from: number): number {
  closing.lastIndex = from;
  for (let found = closing.exec(text); found !== null; found = closing.exec(text)) {
    if (found[0] === '"') return found.index;
  }
  return text.length;
}
