/**
 * Characters that change what a reader sees without being seen: control characters, lone surrogates, and those that
 * turn the direction of the text after them. Line feeds and tabs are neither.
 */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Words with nothing in them that is not seen: what changes what a reader sees is shown as U+FFFD. */
export function plainText(words: string): string {
  return words
    .replace(/\r\n?/g, "\n")
    .replace(unseen, (mark) => (mark === "\n" || mark === "\t" ? mark : "\ufffd"));
}

/** Words as one line. */
export function oneLine(words: string): string {
  return plainText(words.replace(/[\s\u0085]+/gu, " ")).trim();
}
