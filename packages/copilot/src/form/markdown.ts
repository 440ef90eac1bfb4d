/** Matches Markdown that does not occur in plain text. Text such as `snake_case`, `2 * 3` or `#1` does not match. */
const marks: readonly RegExp[] = [
  /** A heading, an item of a list, a quotation, a row of a table. */
  /^ {0,3}(?:#{1,6} |[-*+] |\d{1,3}[.)] |> ?\S|\|.*\|\s*$)/m,
  /** A line of hyphens, asterisks or equals signs below text or between it. */
  /^ {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/m,
  /** Emphasis and what is struck out, from its first letter to its last. */
  /(?<![\w*])\*{1,3}(?![\s*])[^*\n]+(?<!\s)\*{1,3}(?![\w*])/,
  /(?<!\w)_{1,3}(?![\s_])[^_\n]+(?<!\s)_{1,3}(?!\w)/,
  /~~\S[^~\n]*~~/,
  /** Code, in a line or in a block. */
  /`[^`\n]+`|^ {0,3}(?:```|~~~)/m,
  /** A link or an image. */
  /\[[^[\]\n]*\]\([^()\n]+\)/,
];

/** Whether a text contains Markdown. */
export function isMarkdown(text: string): boolean {
  return marks.some((mark) => mark.test(text));
}
