/** A stretch of JSON whose quotes are escaped, as inside a string: the stretch, and the text it stands for. */
export interface EscapedText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const escapedOpening = /[{[](?:\s|\\[nrt]|[{[]){0,32}\\"/y;

/** The escaped JSON that opens at `at`, with the quotes around it if there are any; null when none does. */
export function escapedText(text: string, at: number): EscapedText | null {
  escapedOpening.lastIndex = at;
  if (!escapedOpening.test(text)) return null;
  const end = unescapedQuote(text, at);
  const quoted = text[at - 1] === '"' && end < text.length;
  const stretch = text.slice(at, end).replace(/[\n\r\t]/g, " ");
  try {
    const decoded: unknown = JSON.parse(`"${stretch}"`);
    if (typeof decoded !== "string") return null;
    return { start: quoted ? at - 1 : at, end: quoted ? end + 1 : end, text: decoded.trimEnd() };
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
