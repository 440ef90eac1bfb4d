import { escapeHtml } from "../escape/html.js";
import { oneLine } from "../escape/plain-text.js";

/** A paragraph of words. */
export function paragraph(words: string, look?: "lead" | "muted"): string {
  return `<p${look === undefined ? "" : ` class="${look}"`}>${escapeHtml(words)}</p>`;
}

/** A heading within a section. */
export function subheading(words: string): string {
  return `<h3>${escapeHtml(oneLine(words))}</h3>`;
}

/** Builds a list of sentences or other items. */
export function bulleted(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("\n")}\n</ul>`;
}

/** A command to be typed. */
export function command(words: readonly string[]): string {
  return `<code>${escapeHtml(words.join(" "))}</code>`;
}

/** A text as it was written, line by line. */
export function verbatim(text: string): string {
  return `<pre>${escapeHtml(text)}</pre>`;
}

/**
 * A part of a page that is folded on a screen.
 * @param summary what is shown while it is folded
 * @param content our own HTML, with all other text escaped
 */
export function folded(summary: string, content: string): string {
  return `<details><summary>${escapeHtml(oneLine(summary))}</summary>\n${content}\n</details>`;
}
