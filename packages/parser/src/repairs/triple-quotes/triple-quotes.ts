import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A string in three quotes, as Python writes it.",
  safe: "Three quotes open it and the same three close it.",
};

/**
 * Three quotes that open a string. Backticks do so where they enclose a string on one line; else they are a fence, and
 * may end the text.
 */
export const tripleQuotes = /"""|'''|```(?!\w*\s*\n)(?=[^`]*(?:``?[^`]+)*```\s*[,}\]])/y;
