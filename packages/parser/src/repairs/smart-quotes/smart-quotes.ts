/** A typographic quote that opens a string. */
export const smartQuotes = { double: /[“-‟]/y, single: /[‘-‛]/y };
