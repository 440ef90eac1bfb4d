const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Number of sentences in a text, by the rules of Unicode. */
export function sentenceCount(text: string): number {
  return [...sentences.segment(text)].filter(({ segment }) => segment.trim() !== "").length;
}
