/** Function words, which are not counted as content. */
const fillers: ReadonlySet<string> = new Set(
  "a an and are as at be because by for from has have in is it its no not of on or so than that the their there they this to was were which with".split(
    " ",
  ),
);

const minWords = 2;
const sharedWords = 0.85;

/** Returns the distinct content words of a text, in lower case. */
function meaningOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !fillers.has(word)));
}

/**
 * Whether a text adds something to the known texts: it has enough content words, and no known text contains nearly all
 * of them. This detects repetition, not errors.
 */
export function saysSomethingNew(text: string, known: readonly string[]): boolean {
  const meaning = meaningOf(text);
  if (meaning.size < minWords) return false;
  return known.every((other) => {
    const said = meaningOf(other);
    const shared = [...meaning].filter((word) => said.has(word)).length;
    return shared / meaning.size < sharedWords;
  });
}
