import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A key or string in single quotes or backticks.",
  safe: "The mark that opens it closes it; an apostrophe between letters is part of the text.",
};

/** A single quote or backtick that opens a string. */
export const singleQuotes = /'|`(?!``)/y;
