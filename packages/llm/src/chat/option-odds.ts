/** What is known of the probability of one text among several that may follow a prompt. */
export interface OptionOdds {
  /** The natural logarithm of its probability, at temperature 1 and without any sampler; null where it cannot be said. */
  readonly logProbability: number | null;
  /** Why it cannot be said; null where it can. */
  readonly reason: string | null;
}

/** Texts whose probability is asked for in place of an answer. */
export interface Continuations {
  /** The texts, each on its own; the `prefill` of the request stands before each. */
  readonly texts: readonly string[];
  /** Whether the end of the answer belongs to each text: `no` then says nothing of `not`. */
  readonly ended: boolean;
  /** What follows each text: a token that begins with any of these, as the quotation mark that ends a string of JSON. Default: anything. */
  readonly followedBy?: readonly string[];
  /**
   * How precisely the probabilities of tokens are summed up over the vocabulary: `single` is several times as fast, and right to about a
   * thousandth for each token; for long texts of which only differences matter. Default `double`.
   */
  readonly precision?: "single" | "double";
}
