import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "True, False and None, and TRUE, FALSE and NULL.",
  safe: "Each has one counterpart in JSON.",
};

const spelled = /^(?:True|TRUE|False|FALSE|None|Null|NULL)$/;

/** Whether a word is a literal of Python, or one of JSON in capitals. */
export function isPython(word: string): boolean {
  return spelled.test(word);
}
