/**
 * White space of Unicode, and characters without width: joiners, direction marks, byte order marks. Chinese
 * and Japanese commas are skipped too; the parts that they separate are read as if a comma were missing.
 */
export const oddSpace = /[\s\u0085\u00ad\u180e\u200b-\u200f\u2060-\u2064，、]/y;
