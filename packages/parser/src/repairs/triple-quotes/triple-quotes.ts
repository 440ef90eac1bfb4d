/**
 * Matches three quotes that open a string. Three backticks open a string only if they enclose it on one line; otherwise
 * they are a fence and may end the text.
 */
export const tripleQuotes = /"""|'''|```(?![^`\n]*\n)(?=[^`]*(``?[^`]+)*```\s*[,}\]])/y;
