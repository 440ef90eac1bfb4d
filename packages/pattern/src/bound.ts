/** The error for an automaton that would be too large, or would take too long to build. */
export class AutomatonTooLargeError extends Error {
  constructor(limit: string) {
    super(`the automaton would have more than ${limit}`);
    this.name = "AutomatonTooLargeError";
  }
}

/** The maximum size of an automaton. */
export interface Bound {
  /** Maximum number of states. Default: 4,000. */
  readonly states?: number;
  /** The remaining steps, shared by all automata with this object. Default: unlimited. */
  readonly steps?: StepAllowance;
}

/** The default maximum number of states. */
export const defaultMostStates = 4_000;

/** A maximum number of steps for building automata. It limits the cost even if the final automaton is small. */
export class StepAllowance {
  readonly #most: number;
  #left: number;

  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  /**
   * Subtracts steps from the remaining ones.
   * @throws {AutomatonTooLargeError} when too few remain
   */
  take(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new AutomatonTooLargeError(`${this.#most} steps together with others`);
  }
}
