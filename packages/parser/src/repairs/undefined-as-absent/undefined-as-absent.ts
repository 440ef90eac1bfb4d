import type { Parent } from "../../read/cursor.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "undefined as the value of a key.",
  safe: "It says that there is no value; in a list it is refused.",
};

/** Whether a word says that a key has no value. */
export function isUndefined(word: string, parent: Parent): boolean {
  return word === "undefined" && parent === "object";
}
