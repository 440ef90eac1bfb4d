import { matchEnd } from "../../read/cursor.js";

/** An escape and the text that it denotes. */
export interface Escape {
  readonly value: string;
  /** The length of the escape in the text, in UTF-16 units. */
  readonly length: number;
}

/** Matches escapes of other languages, and escapes that lack a digit. Their intended text is unknown. */
const broken = /\\(u[\da-fA-F{]|x[\da-fA-F]{2}|[\n\r])/y;

/**
 * Matches a backslash without meaning: before a quote, before an underscore as in Markdown, before a sign and a
 * number as in `\\$12`, and before a single small letter that has no meaning in a pattern.
 */
const idle = /\\(['`‘-‟_]|(?<=["\s].)([acegi-mo-qy](?=["\s,.;!?])|[$#](?=\d)))/y;

/**
 * Returns the text that a backslash denotes if it does not start an escape of JSON; `null` if that cannot be
 * determined.
 */
export function badEscape(text: string, at: number): Escape | null {
  if (matchEnd(broken, text, at) > 0) return null;
  return matchEnd(idle, text, at) > 0
    ? { value: text.charAt(at + 1), length: 2 }
    : { value: "\\", length: 1 };
}
