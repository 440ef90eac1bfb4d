/** A repair in words, for people. */
export interface Statement {
  /** When it applies. */
  readonly when: string;
  /** Why it cannot change what the author said. */
  readonly safe: string;
}
