import type { CompletedSpecialist, Item } from "@concordat/contracts/decision-run";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** How well a list keeps what was asked for: items of one sentence, two to six of them in each answer. */
export function describeItems(
  items: readonly Item[],
  before: boolean,
  found: number,
): Pick<CompletedSpecialist, "long_items" | "out_of_range"> {
  return {
    long_items: items.filter(({ text }) => sentenceCount(text) > 1).length,
    out_of_range: before || found < 2 || found > 6,
  };
}

/** Sentences of a text, by the rules of Unicode. */
function sentenceCount(text: string): number {
  return [...sentences.segment(text)].filter(({ segment }) => segment.trim() !== "").length;
}
