/** A single quote or backtick that opens a string. */
export const singleQuotes = /'|`(?!``)/y;
