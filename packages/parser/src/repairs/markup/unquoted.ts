/** A text without the marks of a quotation of Markdown at the beginnings of its lines. */
export function unquoted(text: string): string {
  return text.replace(/^[ \t]{0,8}(> ?)+/gm, "");
}
