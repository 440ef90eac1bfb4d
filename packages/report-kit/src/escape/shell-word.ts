/**
 * A word of a shell command, quoted so that the shell expands nothing in it.
 * @module
 */
/**
 * Quotes a word of a command, so that a shell reads it as one word and expands nothing in it. Characters that pages and
 * terminals do not show, such as control characters, are escaped for bash, zsh and POSIX 2024.
 * @example
 * const typed = ["concordat", "simulate", "verify", folder].map(shellWord).join(" ");
 */
export function shellWord(word: string): string {
  if (unshown.test(word)) return `$'${word.replace(/[\\']/g, "\\$&").replace(everyUnshown, inOctal)}'`;
  return isBare(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Whether no shell gives a special meaning to any character of the word. For example, zsh searches for a command after
 * an equals sign at the start.
 */
function isBare(word: string): boolean {
  return /^[\w./:,@%+=-]+$/.test(word) && !word.startsWith("=");
}

/** Matches characters that a page omits or changes, such as the second of two spaces. */
const unshown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\s|(?<= ) /u;
const everyUnshown = new RegExp(unshown, "gu");

function inOctal(character: string): string {
  return Array.from(Buffer.from(character), (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
