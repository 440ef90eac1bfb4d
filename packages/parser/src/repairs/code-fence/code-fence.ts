/** A fence directly before a value, and directly after it. */
export const fence = { before: /(```|~~~)[ \t]*[\w+-]*\s*$/, after: /^\s*(```|~~~)/ };
