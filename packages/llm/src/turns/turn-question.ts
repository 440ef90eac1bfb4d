/** The question for a field that is requested in its own turn. */
export interface TurnQuestion {
  /** The question, as the model reads it. */
  readonly ask: string;
  /**
   * Text that begins the model's answer. If the field is a text, it also begins the value. It is not sent to clients that
   * cannot continue a started answer. Default: nothing.
   */
  readonly prefill?: string;
  /** The names of an enumeration's options in question and answer, keyed by value. Default: the values themselves. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Questions by the JSON Pointer of the field: `{ "/reason": "Why?" }`. */
export type TurnQuestions = Readonly<Record<string, string | TurnQuestion>>;
