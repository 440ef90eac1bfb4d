import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A //, /* */ or # comment between tokens.",
  safe: "Outside of strings JSON has no such characters, so nothing of the value is lost.",
};

/** A comment; one that never ends takes the rest of the text. */
export const comment = /\/\*[\s\S]*?(?:\*\/|$)|(?:\/\/|#).*\n?/y;
