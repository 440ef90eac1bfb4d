/** A token and its logarithmic probability, as a server lists it. */
export interface TokenLogprob {
  /** The token's text. */
  readonly token: string;
  /** The UTF-8 bytes of a token that is only a part of a character. Absent if the server does not give them. */
  readonly bytes?: readonly number[];
  /** The natural logarithm of its probability. */
  readonly logprob: number;
}

/** A token that a model wrote, with the most probable tokens at its position. */
export interface TokenLogprobs extends TokenLogprob {
  /** The most probable tokens at this position. The written token may be absent. */
  readonly top: readonly TokenLogprob[];
}
