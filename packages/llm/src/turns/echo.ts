import { PromptRepeatedError } from "../errors/index.js";

/** Minimum number of consecutive words of a prompt for which a text counts as a copy. */
const minWords = 4;

/** Returns the words of a text for comparison: letters and digits, in lower case. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/**
 * Whether a text is an answer although the prompt contains it: a value that the contract lists, or a phrase that the
 * prompt tells the model to repeat.
 */
export type IsAnswer = (text: string) => boolean;

/**
 * Returns a function that tells whether a text has the same words as one of these texts. They are computed only when
 * first needed, because most answers contain few words of their prompt.
 */
export function answersAmong(texts: () => Iterable<string>): IsAnswer {
  let known: ReadonlySet<string> | null = null;
  return (text) => {
    known ??= new Set(Array.from(texts(), (answer) => wordsOf(answer).join(" ")));
    return known.has(text);
  };
}

/** Whether a complete text consists of at least four consecutive words of one sentence of the prompt. */
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

/** Returns the JSON Pointer of the first string in a value that repeats the wording; `null` if none does. */
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

/** Returns the failure for an answer that is a copy of the prompt. */
export function promptRepeated(id: string, pointer: string): PromptRepeatedError {
  const where = pointer === "" ? "its answer" : pointer;
  return new PromptRepeatedError(`${id} repeated words of the prompt as ${where}, and nothing else`);
}
