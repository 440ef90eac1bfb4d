/** What makes a sentence one about what is not, might be, or is done by others, where a member, `¤` or `¢`, is named in it. */
const unreal =
  /\b(?:if|when(?:ever)?|where|unless)\b|如果|: <\w|(?:\b(?:because|(?<!\bi |choice )would|'d have|w[ae]s(?! (?:meant|supp))|were|may|might|could|any|every|over \d+|they|you|consider\w*|compar\w+|altern\w+|runner|reject\w+|other|example|previous\w*|least|most|not?|never)|n't)\b[^,;:]{0,99}[¤¢#]|[¤¢][^,;:]{0,99}(?:\b(?:not|never)|n't)\b|[¤¢](?:,? (?:only|for|means)\b|:? (?!i[stn]|h|wi|w.{0,50}\b(?:better|best|right|correct)|bec|by|a|p|fi|s[eiu])\p{L})/iu;

/** Whether a sentence that names a member does not say that it is the answer. */
export function isUnreal(sentence: string): boolean {
  return unreal.test(sentence);
}
