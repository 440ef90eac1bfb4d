/** The pattern of a text that is not blank. */
export const nonBlankPattern = "[^ \\t\\r\\n]";
