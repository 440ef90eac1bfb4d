import { isMark } from "./template-marks.js";

/** The replacement of a character that begins a mark of a template. */
const harmless: Readonly<Record<string, string>> = { "<": "‹", ">": "›", "[": "(", "]": ")", "`": "'" };

/**
 * Returns a name or another text by other authors as a part of a sentence: as `quotePlain` writes it, without the
 * quotation marks around it.
 */
export function plainText(text: string): string {
  return quotePlain(text).slice(1, -1);
}

/**
 * Text by other authors, in plain words: in quotation marks that it cannot close, on one line, so that no part of it
 * looks like another speaker's turn, and without the marks of chat templates. For prompts that a small model reads
 * better than JSON; `quoteUntrusted` preserves every character.
 */
export function quotePlain(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  const closed = line.replace(/["“”„‟«»＂″]/g, "'");
  return `"${closed.replace(isMark, (character) => harmless[character] ?? " ")}"`;
}
