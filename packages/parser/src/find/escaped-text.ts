import type { Units } from "../repairs/units.js";

/** A stretch of JSON whose quotes are escaped, as inside a string: the stretch, and the text it stands for. */
export interface EscapedText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const escapedOpening = /[{[](?:\s|\\[nrt]|[{[]){0,32}\\"/y;

/**
 * Finds the escaped JSON that opens at an offset, with the quotes around it if there are any. Offsets are asked for
 * in rising order: a stretch that was looked through in vain is not looked through again.
 */
export function escapesIn(text: string, units: Units): (at: number) => EscapedText | null {
  let lookedTo = 0;
  return (at) => {
    if (units.readsStrings === undefined || at < lookedTo) return null;
    escapedOpening.lastIndex = at;
    const escapes = escapedOpening.test(text);
    const afterQuote = text[at - 1] === '"';
    if (!escapes && !afterQuote) return null;
    const end = unescapedQuote(text, at);
    const quoted = afterQuote && end < text.length;
    lookedTo = end;
    const decoded = decode(text.slice(at, end));
    if (decoded === null || !(escapes || (quoted && /[}\]]$/.test(decoded)))) return null;
    return { start: quoted ? at - 1 : at, end: quoted ? end + 1 : end, text: decoded };
  };
}

function decode(stretch: string): string | null {
  try {
    const decoded: unknown = JSON.parse(`"${stretch.replace(/[\n\r\t]/g, " ")}"`);
    return typeof decoded === "string" ? decoded.trimEnd() : null;
  } catch {
    return null;
  }
}

function unescapedQuote(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c /* \ */) at++;
    else if (code === 0x22 /* " */) return at;
  }
  return text.length;
}
