import type { Parent } from "../../read/cursor.js";

/** Whether a word denotes that a key has no value. */
export function isUndefined(word: string, parent: Parent): boolean {
  return word === "undefined" && parent === "object";
}
