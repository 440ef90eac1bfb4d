/** As many words in a row, and nothing else, count as a copy: fewer are said by chance. */
const minWords = 4;

/** Words as they are compared: letters and digits, in lower case. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The same for texts of the same words, whatever their signs and capitals. */
export function wordsKey(text: string): string {
  return wordsOf(text).join(" ");
}

/**
 * Whether the whole of what an agent wrote is a run of at least four words of a text that it was shown. Such words say nothing of the
 * agent: pages leave them out and count them, the record keeps them.
 */
export function repeatsText(written: string, shown: string): boolean {
  const words = wordsOf(written);
  if (words.length < minWords) return false;
  return ` ${wordsKey(shown)} `.includes(` ${words.join(" ")} `);
}
