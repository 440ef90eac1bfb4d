/** The probability of one text among several that may follow a prompt. */
export interface OptionOdds {
  /** The natural logarithm of its probability, at temperature 1 and without any sampler; `null` if unknown. */
  readonly logProbability: number | null;
  /** The reason why the probability is unknown; `null` if it is known. */
  readonly reason: string | null;
}

/** Texts whose probabilities are requested instead of an answer. */
export interface Continuations {
  /** The texts. Each is evaluated separately, after the `prefill` of the request. */
  readonly texts: readonly string[];
  /** Whether the end of the answer belongs to each text: `no` then does not count `not`. */
  readonly ended: boolean;
  /**
   * Beginnings of the token after each text, such as the quotation mark that ends a JSON string. Default: any token.
   */
  readonly followedBy?: readonly string[];
  /**
   * The precision with which the probabilities of tokens are summed up over the vocabulary. `single` is several
   * times as fast, with an error of about a thousandth for each token: use it for long texts if only differences
   * matter. Default `double`.
   */
  readonly precision?: "single" | "double";
}
