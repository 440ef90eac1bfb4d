import { isMark } from "./template-marks.js";

/** Replacements for the characters with which template marks begin. */
const harmless: Readonly<Record<string, string>> = { "<": "‹", ">": "›", "[": "(", "]": ")", "`": "'" };

/**
 * Prepares a name or other untrusted text for use inside a sentence, as `quotePlain` does but without quotation
 * marks.
 */
export function plainText(text: string): string {
  return quotePlain(text).slice(1, -1);
}

/**
 * Quotes untrusted text for a plain-text prompt: on one line, so that no part of it looks like another speaker's
 * turn, in quotation marks that it cannot close, and without marks of chat templates. Small models read this better
 * than JSON. `quoteUntrusted` preserves every character instead.
 */
export function quotePlain(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  const closed = line.replace(/["“”„‟«»＂″]/g, "'");
  return `"${closed.replace(isMark, (character) => harmless[character] ?? " ")}"`;
}
