import { escapeHtml } from "../escape/html.js";
import { oneLine } from "../escape/visible-text.js";

/** Renders a paragraph of plain text. */
export function paragraph(words: string, look?: "lead" | "muted"): string {
  return `<p${look === undefined ? "" : ` class="${look}"`}>${escapeHtml(words)}</p>`;
}

/** Renders a heading inside a section. */
export function subheading(words: string): string {
  return `<h3>${escapeHtml(oneLine(words))}</h3>`;
}

/** Builds a list of sentences or other items. */
export function bulleted(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("\n")}\n</ul>`;
}

/** Renders a command that the reader can type. */
export function command(words: readonly string[]): string {
  return `<code>${escapeHtml(words.join(" "))}</code>`;
}

/** Renders a text with its original line breaks. */
export function verbatim(text: string): string {
  return `<pre>${escapeHtml(text)}</pre>`;
}

/**
 * Renders a part of a page that is folded on a screen.
 * @param summary the text that is shown while the part is folded
 * @param content HTML of this package, in which all other text is escaped
 */
export function folded(summary: string, content: string): string {
  return `<details><summary>${escapeHtml(oneLine(summary))}</summary>\n${content}\n</details>`;
}
