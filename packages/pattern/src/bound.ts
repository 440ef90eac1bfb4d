/** An automaton would be too large, or would take too long to build. */
export class AutomatonTooLargeError extends Error {
  constructor(limit: string) {
    super(`the automaton would have more than ${limit}`);
    this.name = "AutomatonTooLargeError";
  }
}

/** How large an automaton may become. */
export interface Bound {
  /** Maximum number of states. Default: 4,000. */
  readonly states?: number;
  /** Steps that may still be looked at, by all automata that share them. Default: any number. */
  readonly steps?: StepAllowance;
}

/** The bound where none is named. */
export const defaultMostStates = 4_000;

/** Steps that may be looked at while automata are built: what building costs, in whatever state it ends. */
export class StepAllowance {
  readonly #most: number;
  #left: number;

  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  /**
   * Takes steps from those that are left.
   * @throws {AutomatonTooLargeError} when fewer are left
   */
  take(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new AutomatonTooLargeError(`${this.#most} steps together with others`);
  }
}
