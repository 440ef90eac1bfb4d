/** Matches the text from the end of a list without its bracket to the end of the next key. */
const begunKey = /,?\s{0,20}["'“][^"'“”\\\n]{1,100}$/;

/**
 * Inserts the missing opening bracket of a list before the offset at which parsing failed, if a brace or a key is
 * there. The text is returned unchanged if there is neither, if no object is open, or if the bracket would have no
 * partner.
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

/** Adds the opening brace to a text that starts with a key, and the key's quote if that is missing too. */
export function withBrace(text: string): string {
  return text.replace(/^(?=\s*["'“])/, "{").replace(/^\w+"\s*:/, '{"$&');
}
