/** The error for a pattern that no finite automaton supports, or that is too large to build. */
export class UnsupportedPatternError extends Error {
  /** The unsupported construct: `a look-behind`, `a back-reference`, … */
  readonly construct: string;

  constructor(source: string, construct: string) {
    super(`the pattern ${source} holds ${construct}, which no finite automaton follows`);
    this.name = "UnsupportedPatternError";
    this.construct = construct;
  }
}
