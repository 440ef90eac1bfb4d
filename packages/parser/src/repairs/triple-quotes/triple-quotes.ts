/**
 * Three quotes that open a string. Backticks do so where they enclose a string on one line; else they are a fence, and
 * may end the text.
 */
export const tripleQuotes = /"""|'''|```(?![^`\n]*\n)(?=[^`]*(``?[^`]+)*```\s*[,}\]])/y;
