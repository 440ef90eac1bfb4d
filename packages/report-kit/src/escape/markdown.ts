import { oneLine, visibleText } from "./visible-text.js";

/** Escapes a text as one line of Markdown, including all special characters of Markdown and HTML. */
export function escapeMarkdown(words: string): string {
  return oneLine(words)
    .replace(/[\\`*_{}[\]<>#+!|~&$^:@/=-]/g, escapeMark)
    .replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2");
}

/**
 * Escapes a character if it has a meaning at its position. Some characters are special only at the start of a line or
 * in a link, and are easier to read without a backslash.
 */
function escapeMark(mark: string, at: number, text: string): string {
  if ("-+#=".includes(mark)) return at === 0 && !/[\p{L}\p{N}]/u.test(text[1] ?? "") ? `\\${mark}` : mark;
  if (mark === "/" || mark === ":") return text.startsWith("://", at) ? `\\${mark}` : mark;
  return `\\${mark}`;
}

/** Formats a text as a Markdown quotation. */
export function quoteMarkdown(words: string): string {
  return visibleText(words)
    .split("\n")
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join("\n");
}
