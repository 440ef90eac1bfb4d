/** Reads the text of a number character by character, with its own type of state. */
export interface TextReader<State> {
  readonly start: State;
  /** Returns a text that identifies a state. States with the same text are equal. */
  key(state: State): string;
  /** Returns the state after one more character; `null` if no accepted text starts this way. */
  step(state: State, char: string): State | null;
  /** Whether the text may end here. */
  accepts(state: State): boolean;
}

/** A reader in one of its states. The type of the state is hidden, so that different readers can be combined. */
export interface ReaderState {
  readonly key: string;
  readonly accepts: boolean;
  step(char: string): ReaderState | null;
}

/** Returns a reader in the given state. Default: its start state. */
export function readerAt<State>(reader: TextReader<State>, state: State = reader.start): ReaderState {
  return {
    key: reader.key(state),
    accepts: reader.accepts(state),
    step(char) {
      const next = reader.step(state, char);
      return next === null ? null : readerAt(reader, next);
    },
  };
}
