/** Error for a run that cannot be created under its name, or does not exist. */
export class RunDatabaseError extends Error {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "RUN_DATABASE";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static isInstance(value: unknown): value is RunDatabaseError {
    return value instanceof Error && "code" in value && value.code === "RUN_DATABASE";
  }

  constructor(message: string) {
    super(message);
    this.name = "RunDatabaseError";
  }
}
