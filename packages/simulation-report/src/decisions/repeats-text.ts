/** Minimum number of words of a copied text: shorter ones occur by chance. */
const minWords = 4;

/** Words normalized for comparison: letters and digits, in lower case. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** A key for texts with the same words, ignoring punctuation and case. */
export function wordsKey(text: string): string {
  return wordsOf(text).join(" ");
}

/**
 * Whether an agent's complete text is a run of at least four words of a text that it was shown. Such a text
 * is not characteristic of the agent: pages omit and count it, the record keeps it.
 */
export function repeatsText(written: string, shown: string): boolean {
  const words = wordsOf(written);
  if (words.length < minWords) return false;
  return ` ${wordsKey(shown)} `.includes(` ${words.join(" ")} `);
}
