/** The side of a comparison that a schema is on. */
export type Side = "old" | "new";

/** A schema cannot be read, because it is not a JSON Schema or refers to something outside of its file. */
export class InvalidSchemaError extends Error {
  /** Distinguishes this error from others. */
  readonly code = "INVALID_SCHEMA";
  /** The schema concerned. */
  readonly side: Side;

  constructor(side: Side, message: string, options?: ErrorOptions) {
    super(`the ${side} schema ${message}`, options);
    this.name = "InvalidSchemaError";
    this.side = side;
  }

  /** Whether an error is of this class, even if thrown by another copy of this package. */
  static isInstance(error: unknown): error is InvalidSchemaError {
    return error instanceof Error && "code" in error && error.code === "INVALID_SCHEMA";
  }
}
