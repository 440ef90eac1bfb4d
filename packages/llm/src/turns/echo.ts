/** A text of only this many consecutive words of a prompt counts as a copy of it. */
const minWords = 4;

/** Words as they are compared: letters and digits, in lower case. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/**
 * Recognizes the words of the prompt that are answers nevertheless: values that the contract lists, and phrases that
 * the prompt tells the model to repeat.
 */
export type IsAnswer = (words: string) => boolean;

/** Whether a text has the same words as one of these. */
export function answersAmong(texts: Iterable<string>): IsAnswer {
  const known = new Set(Array.from(texts, (text) => wordsOf(text).join(" ")));
  return (words) => known.has(words);
}

/** Whether the whole of a text is a run of at least four words of one of the sentences that were asked with. */
export function repeatsWording(
  text: string,
  wordings: readonly string[],
  isAnswer: IsAnswer = none,
): boolean {
  const words = wordsOf(text);
  if (words.length < minWords) return false;
  const run = ` ${words.join(" ")} `;
  const isRepeated = wordings.some((wording) => ` ${wordsOf(wording).join(" ")} `.includes(run));
  return isRepeated && !isAnswer(words.join(" "));
}

function none(): boolean {
  return false;
}

/** Whether any string of a value repeats the wording, and where. */
export function repeatedAt(
  value: unknown,
  wordings: readonly string[],
  isAnswer: IsAnswer = none,
  path = "",
): string | null {
  if (typeof value === "string") return repeatsWording(value, wordings, isAnswer) ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const found = repeatedAt(member, wordings, isAnswer, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}
