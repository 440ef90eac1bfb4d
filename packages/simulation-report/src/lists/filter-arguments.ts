/** The arguments of the command that lists what a filter means, as a POSIX shell reads them. */
export function filterArguments(filter: object): string[] {
  const named: readonly [string, unknown][] = Object.entries(filter);
  return named.flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`--${name}`, shellWord(String(value))],
  );
}

/**
 * A word as a shell reads it: nothing in it is carried out. What a page does not show as it is, such as control characters or
 * line breaks, stands in a form that bash, zsh and POSIX of 2024 read back.
 */
export function shellWord(word: string): string {
  if (unshown.test(word)) return `$'${word.replace(/[\\']/g, "\\$&").replace(everyUnshown, inOctal)}'`;
  return /^[\w./:@%+=-]+$/.test(word) && !word.startsWith("-") ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Characters that a page leaves out, or shows as others: a space beside another one is one of them. */
const unshown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\s|(?<= ) /u;
const everyUnshown = new RegExp(unshown, "gu");

function inOctal(character: string): string {
  return Array.from(Buffer.from(character), (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
