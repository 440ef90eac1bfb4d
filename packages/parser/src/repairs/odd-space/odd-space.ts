/**
 * White space of Unicode, and marks without a width: joiners, directions, byte order. Commas of Chinese and Japanese writing are
 * passed over too: what they part is read as where a comma is missing.
 */
export const oddSpace = /[\s\u0085\u00ad\u180e\u200b-\u200f\u2060-\u2064，、]/y;
