import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A key or string in typographic quotes.",
  safe: "They stand where only a quote can stand; inside other strings they are text.",
};

/** A typographic quote that opens a string. */
export const smartQuotes = { double: /[“-‟]/y, single: /[‘-‛]/y };
