/**
 * Three quotes that open a string. Backticks do so only if they enclose a string on one line; otherwise they
 * are a fence and may end the text.
 */
export const tripleQuotes = /"""|'''|```(?![^`\n]*\n)(?=[^`]*(``?[^`]+)*```\s*[,}\]])/y;
