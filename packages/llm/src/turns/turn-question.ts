/** How a field is asked about in turns. */
export interface TurnQuestion {
  /** The question, as the model reads it. */
  readonly ask: string;
  /** How the answer begins: part of a text's value. Clients that cannot begin an answer are asked without it. Default: nothing. */
  readonly prefill?: string;
  /** The names of an enumeration's options in question and answer, by value. Default: the values themselves. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Questions by field, as JSON Pointers: `{ "/reason": "Why?" }`. */
export type TurnQuestions = Readonly<Record<string, string | TurnQuestion>>;
