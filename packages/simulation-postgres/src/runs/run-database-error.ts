/** A run of that name cannot be made, or is not there. */
export class RunDatabaseError extends Error {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "RUN_DATABASE";

  /** Whether a value is such an error, from whatever copy of this package. */
  static isInstance(value: unknown): value is RunDatabaseError {
    return value instanceof Error && "code" in value && value.code === "RUN_DATABASE";
  }

  constructor(message: string) {
    super(message);
    this.name = "RunDatabaseError";
  }
}
