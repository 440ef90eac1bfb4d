/** A number not written as JSON requires. A leading zero may indicate another base. */
export const oddNumber = /[-+]?(?!0\d)(\d+\.\d*|\.?\d+)(e[-+]?\d+)?(?![\p{L}\p{N}_.$])/iuy;

/** A number with commas between its thousands, if the next comma can only separate entries. */
export const grouped = /[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?(?=\s*([}]|,\s*["'“„‘`\p{L}_$]))/uy;

/** Matches the same groups of digits at the end of the text, where more digits may be missing. */
export const groupsCutOff = /[-+]?[1-9]\d{0,2}(,\d{3})*,\d{0,3}(\.\d*)?\s*,?\s*$/y;
