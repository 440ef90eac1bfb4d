import { convert, type HtmlToTextOptions } from "html-to-text";

const options: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
  // Disables the library's limit: a truncated text would look complete.
  limits: { maxInputLength: Number.MAX_SAFE_INTEGER },
};

/**
 * Converts HTML to visible text: paragraphs and line breaks are kept, links become their text, scripts and
 * images are omitted. Returns `null` if its elements are nested too deeply.
 */
export function htmlText(html: string): string | null {
  try {
    return convert(html, options)
      .replace(/[^\S\n]+$/gm, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

/** The character that an HTML character reference represents, such as `&nbsp;`; `null` for an unknown name. */
export function namedCharacter(reference: string): string | null {
  if (reference === "&nbsp;") return "\u00a0";
  const character = htmlText(reference);
  const length = character === null ? 0 : [...character].length;
  return length === 1 || length === 2 ? character : null;
}
