import { raw } from "../../read/raw.js";

// A sentence in which other members of an enumeration are written as `¢`, `£` or `¤`, and numbers as `#`.
/** What is so only under a condition, or is still to be filled in. */
const condition = raw`\b(if|when(ever)?|whether|where|unless|falls|wenn)\b|如果|: <\w\w`;

/** Words before a member, in its clause, by which it is denied, only possible, or someone else's. */
const before = raw`(\b(because|(?<!\bi |choice )would|'d have|(?<!\bit )w[ae]s(?! (meant|supp))|were|may|might|c(an|ould|alls?)|over \d+|least|consider\w*|altern\w+|runner|reject\w+|other(?! hand)|example|previous\w*|next|only (\w+ )?for|not?|never)|n't)\b[^,;:]{0,99}[¢-¤#]`;

/** A denial behind it. */
const behind = raw`[¢-¤][^,;:]{0,99}(\b(not(hing)?|never|only)|n't)\b`;

/** A restriction, or a verb other than `is` and the like: then the sentence speaks of the member, and does not give it. */
const subject = raw`[¢-¤](,? (only|for|means)\b|:? (?!i[stn]|h|now|then|wi|w.{0,50}\b(better|best|right|correct)|be|by|a|u|p|fi|s[eiu])\p{L})`;

/** What makes a sentence one about a case that may not be. */
export const conditions = new RegExp(condition, "i");
const unreal = new RegExp([condition, before, behind, subject].join("|"), "iu");

/** Whether a sentence that names a member does not say that it is the answer. */
export function isUnreal(sentence: string): boolean {
  return unreal.test(sentence);
}
