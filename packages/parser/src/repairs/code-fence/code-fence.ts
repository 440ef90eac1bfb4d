import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A Markdown code fence around the answer.",
  safe: "The fence is markup around the value, outside of it.",
};

/** A fence directly before a value, and directly after it. */
export const fence = { before: /(?:```|~~~)[ \t]*[\w+-]*\s*$/, after: /^\s*(?:```|~~~)/ };
