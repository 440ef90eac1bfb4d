/**
 * Matches invisible characters that change how a text is displayed: control characters, lone surrogates, and characters
 * that change the direction of text. Line feeds and tabs do not match.
 */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Replaces invisible characters that change how a text is shown by U+FFFD. */
export function visibleText(words: string): string {
  return words
    .replace(/\r\n?/g, "\n")
    .replace(unseen, (mark) => (mark === "\n" || mark === "\t" ? mark : "\ufffd"));
}

/** Joins the lines of a text to one line. */
export function oneLine(words: string): string {
  return visibleText(words.replace(/[\s\u0085]+/gu, " ")).trim();
}
