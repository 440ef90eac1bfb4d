/** A comment. An unclosed comment extends to the end of the text. */
export const comment = /\/\*[\s\S]*?(\*\/|$)|(\/\/|#).*\n?/y;
