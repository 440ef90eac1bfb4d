/** A folder cannot be used for a run, or holds none. */
export class RunFolderError extends Error {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "RUN_FOLDER";

  /** Whether a value is such an error, from whatever copy of this package. */
  static isInstance(value: unknown): value is RunFolderError {
    return value instanceof Error && "code" in value && value.code === "RUN_FOLDER";
  }

  constructor(message: string) {
    super(message);
    this.name = "RunFolderError";
  }
}
