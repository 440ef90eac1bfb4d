/** Reads the text of a number character by character, with its own type of state. */
export interface TextReader<State> {
  readonly start: State;
  /** Returns a text for a state: states with the same text are the same. */
  key(state: State): string;
  /** Returns the state after one more character; `null` if no text that begins like this is accepted. */
  step(state: State, char: string): State | null;
  /** Whether the text may end here. */
  accepts(state: State): boolean;
}

/** A reader within a text. Readers with states of different kinds can be combined as these. */
export interface Reading {
  readonly key: string;
  readonly accepts: boolean;
  step(char: string): Reading | null;
}

/** Returns a reader in one of its states: at the start unless another state is given. */
export function readingOf<State>(reader: TextReader<State>, state: State = reader.start): Reading {
  return {
    key: reader.key(state),
    accepts: reader.accepts(state),
    step(char) {
      const next = reader.step(state, char);
      return next === null ? null : readingOf(reader, next);
    },
  };
}
