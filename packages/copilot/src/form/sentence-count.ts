const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Returns the number of sentences in a text, according to the rules of Unicode. */
export function sentenceCount(text: string): number {
  return [...sentences.segment(text)].filter(({ segment }) => segment.trim() !== "").length;
}
