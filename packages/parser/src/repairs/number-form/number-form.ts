/** A number that JSON writes otherwise; a zero before its digits may mean another base. */
export const oddNumber = /[-+]?(?!0\d)(\d+\.\d*|\.?\d+)(e[-+]?\d+)?(?![\p{L}\p{N}_.$])/iuy;

/** With commas between its thousands, where the next comma can only be one between entries. */
export const grouped = /[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?(?=\s*([}]|,\s*["'“„‘`\p{L}_$]))/uy;

/** The same, where the text ends before that is known. */
export const groupsCutOff = /[-+]?[1-9]\d{0,2}(,\d{3})*,\d{0,3}(\.\d*)?\s*,?\s*$/y;
