/** A run cannot be forked there. */
export class ForkError extends Error {
  readonly code = "FORK_IMPOSSIBLE";

  static isInstance(value: unknown): value is ForkError {
    return value instanceof Error && "code" in value && value.code === "FORK_IMPOSSIBLE";
  }

  constructor(message: string) {
    super(message);
    this.name = "ForkError";
  }
}
