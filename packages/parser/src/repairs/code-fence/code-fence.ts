/** A fence directly before and directly after a value. */
export const fence = { before: /(```|~~~)[ \t]*[\w+-]*\s*$/, after: /^\s*(```|~~~)/ };
