/** What stands between the end of a list and the end of the next key, where the list lost its bracket. */
const begunKey = /,?\s{0,20}["'“][^"'“”\\\n]{1,100}$/;

/**
 * A text with the bracket that a list lost before the offset at which it could not be read any further: before a brace, or before a
 * key. The text as it is where neither stands there, where no object is open, or where another bracket would be left over.
 */
export function withBracket(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const rest = text.slice(offset);
  if (count(rest, "]") > count(rest, "[") || count(before, "{") <= count(before, "}")) return text;
  if (rest[0] === "}") return `${before}]${rest}`;
  return /^["'”]\s*[:：]/.test(rest) ? before.replace(begunKey, "]$&") + rest : text;
}

function count(text: string, sign: string): number {
  return text.split(sign).length;
}

/** A text that begins with a key, with the brace before it, and the quote where that is missing as well. */
export function withBrace(text: string): string {
  return text.replace(/^(?=\s*["'“])/, "{").replace(/^\w+"\s*:/, '{"$&');
}
