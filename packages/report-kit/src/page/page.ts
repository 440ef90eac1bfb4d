import { escapeHtml } from "../escape/html.js";
import { style } from "./style.js";

/** A page. Its parts are HTML of this package, in which all other text is escaped. */
export interface Page {
  /** The kind of document, as text above the title. */
  readonly kind: string;
  /** The title, as plain text. */
  readonly title: string;
  /** The notes that a reader must read first, as text; each entry is a separate note. */
  readonly notes: readonly string[];
  /** The HTML of the page's main part. */
  readonly main: string;
  /** The HTML of the page's footer. */
  readonly footer: string;
  /** Additional styles, which follow those of all reports. Default: none. */
  readonly style?: string;
}

/**
 * Renders a page that is readable on a phone, in print and in dark mode. When it is printed, folded parts are unfolded
 * in browsers that support this.
 */
export function page({ kind, title, notes, main, footer, style: more = "" }: Page): string {
  const shown = notes.map((note) => `<p class="note" role="note">${escapeHtml(note)}</p>\n`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`${kind}: ${title}`)}</title>
<style>${style}${more}</style>
</head>
<body>
<header>
<p class="kicker">${escapeHtml(kind)}</p>
<h1>${escapeHtml(title)}</h1>
${shown}</header>
<main>
${main}
</main>
<footer>${footer}</footer>
</body>
</html>
`;
}

/**
 * Renders a section of a page with its heading.
 * @param id an id from this package, never from data
 * @param heading plain text
 * @param content HTML of this package, in which all other text is escaped
 */
export function section(id: string, heading: string, content: string): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(heading)}</h2>\n${content}\n</section>`;
}
