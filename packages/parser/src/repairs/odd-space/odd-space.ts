import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "White space between tokens that JSON does not know: no-break and other Unicode spaces, byte order marks.",
  safe: "Between tokens white space means nothing.",
};

/** White space of Unicode, and marks without a width: joiners, directions, byte order. */
export const oddSpace = /[\s\u0085\u00ad\u180e\u200b-\u200f\u2060-\u2064]/y;
