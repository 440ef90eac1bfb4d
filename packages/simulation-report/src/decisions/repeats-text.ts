/** Minimum number of words of a text that counts as copied. Shorter texts may agree by chance. */
const minWords = 4;

/** Returns the words of a text for comparison: letters and digits in lower case. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** Returns a key that is equal for texts with the same words, regardless of case and punctuation. */
export function wordsKey(text: string): string {
  return wordsOf(text).join(" ");
}

/**
 * Whether a text by an agent consists of at least four consecutive words of a text that it was shown. Such a text says
 * nothing about the agent. Pages count it without displaying it, and the record contains it.
 */
export function repeatsText(written: string, shown: string): boolean {
  const words = wordsOf(written);
  if (words.length < minWords) return false;
  return ` ${wordsKey(shown)} `.includes(` ${words.join(" ")} `);
}
