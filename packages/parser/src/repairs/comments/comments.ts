/** A comment; one that never ends takes the rest of the text. */
export const comment = /\/\*[\s\S]*?(\*\/|$)|(\/\/|#).*\n?/y;
