/**
 * A word of a command as it is typed: a shell takes it for one word, and carries nothing in it out. What a page or a terminal
 * does not show as it is, such as control characters or line breaks, is written so that bash, zsh and POSIX of 2024 read it back.
 * @example
 * const typed = ["concordat", "simulate", "verify", folder].map(shellWord).join(" ");
 */
export function shellWord(word: string): string {
  if (unshown.test(word)) return `$'${word.replace(/[\\']/g, "\\$&").replace(everyUnshown, inOctal)}'`;
  return isBare(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Whether no shell gives a meaning to anything in the word: zsh looks for a command behind an equals sign at its beginning. */
function isBare(word: string): boolean {
  return /^[\w./:,@%+=-]+$/.test(word) && !word.startsWith("=");
}

/** Characters that a page leaves out, or shows as others: a space beside another one is one of them. */
const unshown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\s|(?<= ) /u;
const everyUnshown = new RegExp(unshown, "gu");

function inOctal(character: string): string {
  return Array.from(Buffer.from(character), (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
