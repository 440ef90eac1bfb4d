/** As many words of a prompt in a row, and nothing else, are taken for a copy of it. */
const minWords = 4;

/** Words as they are compared: letters and digits, in lower case. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** Whether the whole of a text is a run of at least four words of one of the sentences that were asked with. */
export function repeatsWording(text: string, wordings: readonly string[]): boolean {
  const words = wordsOf(text);
  if (words.length < minWords) return false;
  const run = ` ${words.join(" ")} `;
  return wordings.some((wording) => ` ${wordsOf(wording).join(" ")} `.includes(run));
}

/** Whether any string of a value repeats the wording, and where. */
export function repeatedAt(value: unknown, wordings: readonly string[], path = ""): string | null {
  if (typeof value === "string") return repeatsWording(value, wordings) ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const found = repeatedAt(member, wordings, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}
