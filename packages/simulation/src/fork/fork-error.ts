/** A run cannot be forked there. */
export class ForkError extends Error {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "FORK_IMPOSSIBLE";

  /** Whether a value is such an error, from whatever copy of this package. */
  static isInstance(value: unknown): value is ForkError {
    return value instanceof Error && "code" in value && value.code === "FORK_IMPOSSIBLE";
  }

  constructor(message: string) {
    super(message);
    this.name = "ForkError";
  }
}
