import { raw } from "../../read/raw.js";

/** Words for something that is shown but not intended as an answer. */
const example = raw`(draft|dummy|instance|beispiel|sampl|hypo|placeh|例|e\.g\.|templ|muster|illustr|ex[ae]mpl|mock)`;

/** Matches words of a sentence that announce an answer after it. */
export const ahead = /below|follow|folgend/i;

/** Matches words that refuse to answer, in the text before an example. */
export const refuses =
  /\bne p|fehl|imposs|n.t (have|giv)|rather not|no \w+ was|won't|t enough|lack|无法|refuse|(un|not )able|sorry|aven.t|c(an|ould)\W?n?'?(no)?t\b/i;
/** Matches words that lead to something shown, if no further sentence follows them. */
export const leads = new RegExp(
  raw`(${example}|form|earlier|prev|könnt|could|might|would|shape|look|something)(?!.*[.!?]\s+\w)`,
  "is",
);

/**
 * Matches the last line before an answer if it calls the answer an example or a draft, makes it conditional, or
 * attributes it to someone else, or if it strikes the answer through.
 */
export const disowns = new RegExp(
  raw`(^|\n)\W*(((this|the|rough|par|you|just|to|show\w*|is|an?|zum|for|here\S*) )*(${example}|format\b)[^.:]*[:：]|(earlier|prev|yest|last week)[^.,:]*([:：]|was)|hypo[^.]*|(if|suppos\S*)(?! i\b)[^.!?]*[:：]|.*\b((?<!i )(wrote|said|returned|put it|answered)|made.up.*|along th.*|('d|(?<!\bi )(could|might|would)) (have|read|put|look|be)[^.\n]*)[:：.]?)\W*(\`{3}\w*\s*)?$|~~$`,
  "i",
);

/** Maximum distance between an answer and the start of the words that introduce it, in UTF-16 code units. */
export const maxLeadLength = 600;
