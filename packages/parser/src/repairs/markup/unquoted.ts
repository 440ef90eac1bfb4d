/** Removes Markdown quotation marks from the starts of a text's lines. */
export function unquoted(text: string): string {
  return text.replace(/^[ \t]{0,8}(> ?)+/gm, "");
}
