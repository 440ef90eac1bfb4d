import { raw } from "../../read/raw.js";

// In the sentences matched here, marks replace the members of an enumeration (`¢`, `£` or `¤`) and numbers
// (`#`).

/** Matches a condition, or a placeholder that is still to be filled in. */
const condition = raw`\b(unless|where|falls|whether|if|wenn|when(ever)?)\b|如果|: <\w\w`;

/**
 * Matches words before an enumeration value, in the same clause, that negate it, call it only possible, or attribute it
 * to someone else.
 */
const deniedBefore = raw`(\b(not?|may|might|c(an|ould|alls?)|because|reject\w+|altern\w+|'d have|previous\w*|(?<!\bi |choice )would|other(?! hand)|were|next|consider\w*|(?<!\bit )w[ae]s(?! (meant|supp))|never|only (\w+ )?for|example|least|runner|over \d+)|n't)\b[^,;:]{0,99}[¢-¤#]`;

/** Matches words after an enumeration value, in the same clause, that negate it. */
const deniedAfter = raw`[¢-¤][^,;:]{0,99}(\b(not(hing)?|never|only)|n't)\b`;

/**
 * Matches a restriction after a member, or a verb other than `is` and its forms. Such a sentence is about the member
 * and does not state it as the answer.
 */
const aboutMember = raw`[¢-¤](,? (only|for|means)\b|:? (?!i[stn]|h|now|then|wi|w.{0,50}\b(better|best|right|correct)|be|by|a|u|p|fi|s[eiu])[a-zÀ-ɏ])`;

const unreal = new RegExp([condition, deniedBefore, deniedAfter, aboutMember].join("|"), "iu");

/** Whether a sentence names a member without stating it as the answer. */
export function isUnreal(sentence: string): boolean {
  return unreal.test(sentence);
}
