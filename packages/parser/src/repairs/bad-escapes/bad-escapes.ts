import { matchEnd } from "../../read/cursor.js";

/** What an escape stands for. */
export interface Escape {
  readonly value: string;
  /** UTF-16 units of the text that it takes. */
  readonly length: number;
}

/** Escapes of other languages, and those that lost a digit: what they stand for is not what is written. */
const broken = /\\(u[\da-fA-F{]|x[\da-fA-F]{2}|[\n\r])/y;

/**
 * A quote, an underscore as Markdown escapes it, a sign before a number, as in `\\$12`, and a small letter that stands alone and means
 * nothing in a pattern: in these the backslash stands for nothing.
 */
const idle = /\\(['`‘’“”„_]|(?<=["\s].)([acegi-mo-qy](?=["\s,.;!?])|[$#](?=\d)))/y;

/** What a backslash stands for that begins no escape of JSON; `null` if that cannot be known. */
export function badEscape(text: string, at: number): Escape | null {
  if (matchEnd(broken, text, at) > 0) return null;
  return matchEnd(idle, text, at) > 0
    ? { value: text.charAt(at + 1), length: 2 }
    : { value: "\\", length: 1 };
}
