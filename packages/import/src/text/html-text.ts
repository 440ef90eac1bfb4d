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
 * Converts HTML to visible text. Paragraphs and line breaks are preserved, links become their text, and scripts and
 * images are omitted. Returns `null` if elements are nested too deeply.
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

/** Returns the character for an HTML character reference, such as `&nbsp;`; `null` for an unknown name. */
export function namedCharacter(reference: string): string | null {
  if (reference === "&nbsp;") return "\u00a0";
  const character = htmlText(reference);
  const length = character === null ? 0 : [...character].length;
  return length === 1 || length === 2 ? character : null;
}
