import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "Words before or after the answer.",
  safe: "They stand outside the value; a second, different answer in them makes the text ambiguous.",
};
