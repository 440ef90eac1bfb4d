import { matchEnd } from "../../read/cursor.js";

/** What an escape stands for. */
export interface Escape {
  readonly value: string;
  /** UTF-16 units of the text that it takes. */
  readonly length: number;
}

/** Escapes of other languages, and those that lost a digit: what they stand for is not what is written. */
const broken = /\\(?:u[\da-fA-F{]|x[\da-fA-F]{2}|[\n\r])/y;

const quote = /['`‘’“”„]/;

/** What a backslash stands for that begins no escape of JSON; null where that cannot be known. */
export function badEscape(text: string, at: number): Escape | null {
  const letter = text.charAt(at + 1);
  if (matchEnd(broken, text, at) > 0) return null;
  return quote.test(letter) ? { value: letter, length: 2 } : { value: "\\", length: 1 };
}
