/** Control characters and everything that begins a line. */
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A text for Markdown, in which it is nothing but text: no markup, no HTML, no link, one line. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(lineBreaks, " ")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/[\\`*_[\]#|~]/g, "\\$&")
    .replace(/^(\s*)([-+=])/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2");
}

/** A text for XML. */
export function escapeXml(text: string): string {
  return text
    .replace(lineBreaks, " ")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
