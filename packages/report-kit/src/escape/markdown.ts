import { oneLine, plainText } from "./plain-text.js";

/** Escapes a text as one line of Markdown: every special character of Markdown or HTML is escaped. */
export function escapeMarkdown(words: string): string {
  return oneLine(words)
    .replace(/[\\`*_{}[\]<>#+!|~&$^:@/=-]/g, escapeMark)
    .replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2");
}

/** A mark that means something only at the beginning of a line, or in a link, reads better bare elsewhere. */
function escapeMark(mark: string, at: number, text: string): string {
  if ("-+#=".includes(mark)) return at === 0 && !/[\p{L}\p{N}]/u.test(text[1] ?? "") ? `\\${mark}` : mark;
  if (mark === "/" || mark === ":") return text.startsWith("://", at) ? `\\${mark}` : mark;
  return `\\${mark}`;
}

/** Words of several lines as a quotation. */
export function quoteMarkdown(words: string): string {
  return plainText(words)
    .split("\n")
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join("\n");
}
