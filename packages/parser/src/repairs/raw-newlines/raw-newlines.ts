import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "Line breaks, tabs and other control characters in a string that are not escaped.",
  safe: "They are kept as they are; they can mean nothing else.",
};

/** Whether a character of a string is one that JSON wants escaped. */
export function isRaw(code: number): boolean {
  return code < 0x20;
}
