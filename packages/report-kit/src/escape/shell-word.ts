/**
 * A word of a shell command, quoted so that the shell expands nothing in it.
 * @module
 */
/**
 * Quotes a word of a command, so that a shell reads it as one word and expands nothing in it. Characters that a page
 * or a terminal does not show, such as control characters or line breaks, are escaped for bash, zsh and POSIX 2024.
 * @example
 * const typed = ["concordat", "simulate", "verify", folder].map(shellWord).join(" ");
 */
export function shellWord(word: string): string {
  if (unshown.test(word)) return `$'${word.replace(/[\\']/g, "\\$&").replace(everyUnshown, inOctal)}'`;
  return isBare(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Whether no shell gives a meaning to anything in the word: zsh searches for a command after a leading equals sign.
 */
function isBare(word: string): boolean {
  return /^[\w./:,@%+=-]+$/.test(word) && !word.startsWith("=");
}

/** Characters that a page omits or changes, such as a space that follows another space. */
const unshown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\s|(?<= ) /u;
const everyUnshown = new RegExp(unshown, "gu");

function inOctal(character: string): string {
  return Array.from(Buffer.from(character), (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
