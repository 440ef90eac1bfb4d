/**
 * Matches Unicode white space and characters without width: joiners, direction marks and byte order marks. Chinese and
 * Japanese commas also match; the parts between them are read as if a comma were missing.
 */
export const oddSpace = /[\s\u0085\u00ad\u180e\u200b-\u200f\u2060-\u2064，、]/y;
